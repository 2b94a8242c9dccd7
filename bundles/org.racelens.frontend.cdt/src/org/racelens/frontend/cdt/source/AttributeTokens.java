package org.racelens.frontend.cdt.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.parser.IToken;
import org.racelens.frontend.cdt.source.OmpAttribute.Kind;

/**
 * What stands between the two pairs of brackets of a list of attributes: {@code using omp : directive(parallel for), …}. C++17 §10.6.1,
 * OpenMP 5.2 §3.1
 */
final class AttributeTokens {
	private static final String OPENMP = "omp";
	private static final Set<String> GNU = Set.of("gnu", "__gnu__");

	private final Optional<String> using;
	private final List<Attribute> attributes = new ArrayList<>();
	private final List<IToken> commas = new ArrayList<>();

	/**
	 * One attribute.
	 *
	 * @param name without its namespace
	 * @param argument what stands in its parentheses
	 */
	private record Attribute(Optional<String> namespace, IToken name, List<IToken> argument, List<IToken> whole) {
	}

	AttributeTokens(List<IToken> inner) {
		boolean uses = inner.size() > 2 && inner.get(0).getImage().equals("using") && inner.get(2).getType() == IToken.tCOLON;
		using = uses ? Optional.of(inner.get(1).getImage()) : Optional.empty();
		read(uses ? inner.subList(3, inner.size()) : inner, using, attributes);
		inner.stream().filter(t -> t.getType() == IToken.tCOMMA).forEach(commas::add);
	}

	/** The names in {@code __attribute__((…))}; none where that is not closed. */
	static List<String> names(List<IToken> group) {
		boolean closed = group.size() > 5 && group.stream().mapToInt(AttributeTokens::depthChange).sum() == 0;
		return closed ? new AttributeTokens(group.subList(3, group.size() - 2)).attributes.stream().map(a -> a.name.getImage()).toList()
				: List.of();
	}

	static int depthChange(IToken token) {
		return switch (token.getType()) {
			case IToken.tLPAREN, IToken.tLBRACKET, IToken.tLBRACE -> 1;
			case IToken.tRPAREN, IToken.tRBRACKET, IToken.tRBRACE -> -1;
			default -> 0;
		};
	}

	boolean isUsing() {
		return using.isPresent();
	}

	private static void read(List<IToken> tokens, Optional<String> using, List<Attribute> into) {
		int i = 0;
		while (i < tokens.size()) {
			int first = i;
			boolean qualified = i + 2 < tokens.size() && tokens.get(i + 1).getType() == IToken.tCOLONCOLON;
			Optional<String> namespace = qualified ? Optional.of(tokens.get(i).getImage()) : using;
			i += qualified ? 2 : 0;
			IToken name = tokens.get(i++);
			List<IToken> argument = List.of();
			if (i < tokens.size() && tokens.get(i).getType() == IToken.tLPAREN) {
				int close = close(tokens, i);
				argument = tokens.subList(i + 1, close);
				i = Math.min(close + 1, tokens.size());
			}
			if (name.getType() != IToken.tCOMMA) {
				into.add(new Attribute(namespace, name, argument, tokens.subList(first, i)));
			}
		}
	}

	private static int close(List<IToken> tokens, int open) {
		int depth = 0;
		for (int i = open; i < tokens.size(); i++) {
			depth += depthChange(tokens.get(i));
			if (depth == 0) {
				return i;
			}
		}
		return tokens.size();
	}

	/** OpenMP's attributes, those of a sequence one by one. */
	List<OmpAttribute> ofOpenMp(int start, int declaration) {
		List<OmpAttribute> result = new ArrayList<>();
		attributes.stream().filter(AttributeTokens::isOpenMp).forEach(a -> add(a, start, declaration, result));
		return result;
	}

	private static boolean isOpenMp(Attribute a) {
		return a.namespace.filter(OPENMP::equals).isPresent();
	}

	private static void add(Attribute a, int start, int declaration, List<OmpAttribute> into) {
		switch (a.name.getImage()) {
			case "sequence" -> {
				List<Attribute> parts = new ArrayList<>();
				read(a.argument, Optional.of(OPENMP), parts);
				parts.forEach(p -> add(p, start, declaration, into));
			}
			case "directive" -> into.add(new OmpAttribute(Kind.DIRECTIVE, a.argument, a.whole, start, declaration));
			case "decl" -> into.add(new OmpAttribute(Kind.DECLARATION, a.argument, a.whole, start, declaration));
			default -> into.add(new OmpAttribute(Kind.UNKNOWN, a.argument, a.whole, start, declaration));
		}
	}

	/** The tokens of each attribute in the namespace of GCC, from its name on. */
	List<List<IToken>> ofGcc() {
		return attributes.stream().filter(a -> a.namespace.filter(GNU::contains).isPresent())
				.map(a -> a.whole.subList(a.whole.indexOf(a.name), a.whole.size())).toList();
	}

	/** The tokens of the other attributes with commas between them, which need no {@code using}. */
	List<IToken> others() {
		List<IToken> result = new ArrayList<>();
		int separated = 0;
		for (Attribute a : attributes) {
			boolean follows = !result.isEmpty();
			if (!isOpenMp(a) && (!follows || separated < commas.size())) {
				if (follows) {
					result.add(commas.get(separated++));
				}
				result.addAll(a.whole);
			}
		}
		return result;
	}
}
