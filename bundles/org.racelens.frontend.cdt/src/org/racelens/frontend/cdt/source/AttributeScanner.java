package org.racelens.frontend.cdt.source;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.eclipse.cdt.core.dom.parser.IScannerExtensionConfiguration;
import org.eclipse.cdt.core.parser.EndOfFileException;
import org.eclipse.cdt.core.parser.FileContent;
import org.eclipse.cdt.core.parser.IGCCToken;
import org.eclipse.cdt.core.parser.IParserLogService;
import org.eclipse.cdt.core.parser.IScannerInfo;
import org.eclipse.cdt.core.parser.IToken;
import org.eclipse.cdt.core.parser.IncludeFileContentProvider;
import org.eclipse.cdt.core.parser.ParserLanguage;
import org.eclipse.cdt.internal.core.parser.scanner.CPreprocessor;
import org.eclipse.cdt.internal.core.parser.scanner.Token;
import org.eclipse.cdt.internal.core.parser.scanner.TokenWithImage;

/**
 * CDT's preprocessor, which hands out what CDT's parsers know of attributes and keeps OpenMP's apart. The parsers know neither
 * {@code using} in a list of attributes (C++17 §10.6.1) nor the attributes of C23, and in C none of GCC's for statements and labels.
 */
final class AttributeScanner extends CPreprocessor {
	/** What only statements have, an empty one or a {@code return}; none of them says what the program computes. */
	private static final Set<String> OF_STATEMENTS = Set.of("fallthrough", "__fallthrough__", "assume", "__assume__", "musttail",
			"__musttail__");
	private static final char[] INFERRED = "__auto_type".toCharArray();
	private static final Set<String> OF_LABELS = Set.of("unused", "__unused__", "hot", "__hot__", "cold", "__cold__");

	private final ParserLanguage language;
	private final Inference inference;
	private final Deque<IToken> ready = new ArrayDeque<>();
	private final ComingTokens coming = new ComingTokens(super::nextToken);
	/** attributes of GCC in lists of C that stand before the next token */
	private final List<List<IToken>> pending = new ArrayList<>();
	private final List<OmpAttribute> attributes = new ArrayList<>();
	/** where what is being declared or stated begins; -1 before its first token */
	private int declaration = -1;
	/** the type of the token that was handed out last */
	private int last = IToken.tSEMI;
	/** whether a type stands before the next token, with nothing but qualifiers and the like between them */
	private boolean typed;

	AttributeScanner(FileContent content, IScannerInfo info, ParserLanguage language, IParserLogService log,
			IScannerExtensionConfiguration extensions, IncludeFileContentProvider headers, Inference inference) {
		super(content, info, language, log, extensions, headers);
		this.inference = inference;
		this.language = language;
	}

	/** OpenMP's attributes among the tokens that were handed out, in their order. */
	List<OmpAttribute> attributes() {
		return List.copyOf(attributes);
	}

	@Override
	public IToken nextToken() throws EndOfFileException {
		while (ready.isEmpty()) {
			IToken token = inferred(coming.next());
			if (token.getType() == IToken.tLBRACKET) {
				bracket(token);
				continue;
			}
			handOutPending(token);
			if (token.getType() == IGCCToken.t__attribute__ && language == ParserLanguage.C) {
				attribute(token);
			} else if (token.getType() == IToken.tSTAR && language == ParserLanguage.C) {
				star(token);
			} else {
				ready.add(token);
			}
		}
		IToken token = ready.poll();
		int type = token.getType();
		boolean ends = type == IToken.tSEMI || type == IToken.tLBRACE || type == IToken.tRBRACE;
		declaration = ends ? -1 : declaration < 0 ? token.getOffset() : declaration;
		token.setNext(null);
		last = type;
		typed = DeclaredPlace.isType(token) || typed && DeclaredPlace.standsBesideType(token);
		return token;
	}

	/** Where C leaves the type to the initial value, GCC's own name for that, which CDT has no {@code auto} for. C23 §6.7.9 */
	private IToken inferred(IToken token) {
		return token.getType() == IToken.t_auto && inference == Inference.BY_AUTO && !typed && coming.isNameNext()
				? new TokenWithImage(IToken.tIDENTIFIER, null, token.getOffset(), token.getEndOffset(), INFERRED)
				: token;
	}

	/**
	 * Leaves out what a statement or a label has: {@code __attribute__((fallthrough));}. What stands for {@code _Atomic} before a type in
	 * parentheses has that type behind it: {@code _Atomic(int)} is an atomic {@code __typeof__(int)}.
	 */
	private void attribute(IToken first) throws EndOfFileException {
		List<IToken> read = coming.group(first);
		List<String> names = AttributeTokens.names(read);
		Set<String> leftOut = last == IToken.tCOLON ? OF_LABELS : Set.of();
		if (names.isEmpty() || !names.stream().allMatch(n -> OF_STATEMENTS.contains(n) || leftOut.contains(n))) {
			ready.addAll(read);
		}
		if (names.contains(PredefinedMacros.ATOMIC_ATTRIBUTE) && coming.isNext(IToken.tLPAREN)) {
			ready.addAll(tokens(coming.peek(), IGCCToken.t_typeof));
		}
	}

	/**
	 * Hands out a star with its qualifiers, the name behind it, and then the attributes between them: what stands between a star and a name
	 * is left out by CDT; behind the name it says the same.
	 */
	private void star(IToken star) {
		ready.add(star);
		StarAttributes found = new StarAttributes();
		List<IToken> name = List.of();
		try {
			while (isBehindStar(coming.next(), found)) {
				// the next one
			}
			name = found.ofName().isEmpty() ? List.of() : coming.name();
		} catch (EndOfFileException e) {
			// the end is met again after what was read
		}
		ready.addAll(found.ofStar());
		ready.addAll(name);
		ready.addAll(found.ofName());
	}

	/** Whether a token is or begins a qualifier or attributes, which are read then. */
	private boolean isBehindStar(IToken token, StarAttributes found) throws EndOfFileException {
		if (DeclaredPlace.isQualifier(token.getType())) {
			ready.add(token);
			return true;
		}
		if (token.getType() == IGCCToken.t__attribute__) {
			found.add(coming.group(token));
			return true;
		}
		if (token.getType() != IToken.tLBRACKET || !coming.isNext(IToken.tLBRACKET)) {
			coming.putBack(token);
			return false;
		}
		bracket(token);
		pending.stream().filter(StarAttributes::counts).forEach(a -> found.add(group(token, a)));
		pending.clear();
		return true;
	}

	/** Two brackets can only open a list of attributes. C++17 §10.6.1 */
	private void bracket(IToken first) throws EndOfFileException {
		List<IToken> read = new ArrayList<>(List.of(first));
		try {
			read.add(coming.next());
			if (read.get(1).getType() == IToken.tLBRACKET) {
				int close = list(read);
				attributes(read, close);
				return;
			}
		} catch (EndOfFileException e) {
			// the end is met again after what was read
		}
		// a bracket alone may be the first one of a list: a[i] [[...]]
		handOutPending(first);
		ready.addAll(read);
	}

	/** Reads to the two brackets that close a list; the index of the first one. */
	private int list(List<IToken> read) throws EndOfFileException {
		int depth = 0;
		while (true) {
			IToken token = coming.next();
			read.add(token);
			depth += AttributeTokens.depthChange(token);
			if (depth < 0 && token.getType() == IToken.tRBRACKET) {
				read.add(coming.next());
				return read.size() - 2;
			}
			if (depth < 0) {
				return -1;
			}
		}
	}

	private void attributes(List<IToken> read, int close) {
		boolean closed = close > 0 && read.get(read.size() - 1).getType() == IToken.tRBRACKET;
		if (!closed) {
			ready.addAll(read);
			return;
		}
		int start = read.get(0).getOffset();
		AttributeTokens list = new AttributeTokens(read.subList(2, close));
		List<OmpAttribute> own = list.ofOpenMp(start, declaration < 0 ? start : declaration);
		attributes.addAll(own);
		List<IToken> others = list.others();
		if (language == ParserLanguage.CPP && !others.isEmpty()) {
			if (own.isEmpty() && !list.isUsing()) {
				ready.addAll(read);
			} else {
				// nodes that begin with the list begin behind the directives
				ready.add(read.get(0));
				ready.add(read.get(1));
				ready.addAll(others);
				ready.add(read.get(close));
				ready.add(read.get(close + 1));
			}
		} else if (language == ParserLanguage.C) {
			pending.addAll(list.ofGcc());
		}
	}

	/**
	 * Hands out what GCC's lists of C say, as its {@code __attribute__} before a token, where they belong to what is declared. What may
	 * change types or run code is handed out wherever it stands: where CDT has no place for it the text is not understood.
	 */
	private void handOutPending(IToken following) throws EndOfFileException {
		if (pending.isEmpty()) {
			return;
		}
		boolean inType = last == IToken.t_struct || last == IToken.t_union || last == IToken.t_enum;
		boolean inDeclaration = last == IToken.tIDENTIFIER ? DeclaredPlace.endsName(following)
				: DeclaredPlace.mayBegin(last) && beginsDeclaration(following);
		boolean isIgnored = last == IToken.tRBRACE && !inDeclaration && coming.isWholeDeclarator(following);
		boolean behindType = last == IToken.tIDENTIFIER || last == IToken.tRBRACKET || DeclaredPlace.isSpecifier(last);
		for (List<IToken> attribute : pending) {
			String name = attribute.get(0).getImage();
			boolean counts = !HarmlessAttributes.isOne(name) && !isIgnored && !(behindType && HarmlessAttributes.isOfNames(name));
			if (inType || inDeclaration || counts) {
				ready.addAll(group(following, attribute));
			}
		}
		pending.clear();
	}

	/** A keyword of a type, or the name of one and what is declared. */
	private boolean beginsDeclaration(IToken token) {
		if (token.getType() != IToken.tIDENTIFIER || DeclaredPlace.isSpecifier(token)) {
			return DeclaredPlace.isSpecifier(token);
		}
		try {
			IToken second = coming.next();
			coming.putBack(second);
			return DeclaredPlace.followsType(second);
		} catch (EndOfFileException e) {
			return false;
		}
	}

	/** GCC's spelling of an attribute, at the place of a token. */
	private static List<IToken> group(IToken place, List<IToken> attribute) {
		List<IToken> group = tokens(place, IGCCToken.t__attribute__, IToken.tLPAREN, IToken.tLPAREN);
		group.addAll(attribute);
		group.addAll(tokens(place, IToken.tRPAREN, IToken.tRPAREN));
		return group;
	}

	/** Tokens at the place of another one. */
	private static List<IToken> tokens(IToken place, int... types) {
		List<IToken> tokens = new ArrayList<>();
		for (int type : types) {
			Token token = ((Token) place).clone();
			token.setType(type);
			tokens.add(token);
		}
		return tokens;
	}
}
