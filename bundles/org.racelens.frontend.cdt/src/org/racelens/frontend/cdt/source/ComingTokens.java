package org.racelens.frontend.cdt.source;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.eclipse.cdt.core.parser.EndOfFileException;
import org.eclipse.cdt.core.parser.IGCCToken;
import org.eclipse.cdt.core.parser.IToken;

/** The tokens of a text that were not handed out yet, of which some were read to see what comes. */
final class ComingTokens {
	/** what stands behind a name that has a value */
	private static final Set<Integer> VALUED = Set.of(IToken.tASSIGN, IToken.tLBRACKET, IGCCToken.t__attribute__);

	private final Source source;
	private final Deque<IToken> ahead = new ArrayDeque<>();

	/** Where tokens are read. */
	interface Source {
		IToken next() throws EndOfFileException;
	}

	ComingTokens(Source source) {
		this.source = source;
	}

	IToken next() throws EndOfFileException {
		return ahead.isEmpty() ? source.next() : ahead.poll();
	}

	/** Puts a token before all that comes. */
	void putBack(IToken token) {
		ahead.addFirst(token);
	}

	/** The token that was put back last. */
	IToken peek() {
		return ahead.peek();
	}

	boolean isNext(int type) throws EndOfFileException {
		IToken token = next();
		ahead.addFirst(token);
		return token.getType() == type;
	}

	/** What {@code __attribute__} is, to the parenthesis that closes it. */
	List<IToken> group(IToken first) {
		List<IToken> read = new ArrayList<>(List.of(first));
		int depth = 0;
		try {
			do {
				read.add(next());
				depth += AttributeTokens.depthChange(read.get(read.size() - 1));
			} while (depth > 0);
		} catch (EndOfFileException e) {
			// the end is met again after what was read
		}
		return read;
	}

	/** The name that comes next, with the parentheses that open before it; nothing where none comes. */
	List<IToken> name() throws EndOfFileException {
		Deque<IToken> read = new ArrayDeque<>();
		do {
			read.add(next());
		} while (read.peekLast().getType() == IToken.tLPAREN);
		if (read.peekLast().getType() == IToken.tIDENTIFIER) {
			return List.copyOf(read);
		}
		while (!read.isEmpty()) {
			ahead.addFirst(read.pollLast());
		}
		return List.of();
	}

	/** Whether a name and its initial value come next, behind what may stand beside a type. */
	boolean isNameNext() {
		Deque<IToken> read = new ArrayDeque<>();
		boolean isNext = false;
		try {
			do {
				read.add(next());
			} while (DeclaredPlace.standsBesideType(read.peekLast()));
			if (read.peekLast().getType() == IToken.tIDENTIFIER) {
				read.add(next());
				isNext = VALUED.contains(read.peekLast().getType());
			}
		} catch (EndOfFileException e) {
			// the end is met again after what was read
		}
		while (!read.isEmpty()) {
			ahead.addFirst(read.pollLast());
		}
		return isNext;
	}

	/**
	 * Whether a name behind a brace is what is declared, or nothing is, so that attributes between them belong to the type, where GCC
	 * ignores them.
	 */
	boolean isWholeDeclarator(IToken following) throws EndOfFileException {
		if (following.getType() != IToken.tIDENTIFIER) {
			return following.getType() == IToken.tSEMI;
		}
		IToken second = next();
		ahead.addFirst(second);
		return second.getType() != IToken.tLPAREN && DeclaredPlace.endsName(second);
	}
}
