package org.racelens.frontend.fortran.directive;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.directive.ReadDirective.Role;
import org.racelens.frontend.fortran.source.DirectiveLine;
import org.racelens.frontend.fortran.source.DirectiveLines;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.source.PreparedText;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.DirectiveSentence;
import org.racelens.openmp.scan.PragmaScanner;
import org.racelens.openmp.scan.PragmaToken;
import org.racelens.openmp.scan.PragmaToken.Kind;
import org.racelens.openmp.scan.ScanResult;

/**
 * Reads directives: words that Fortran joins are divided, and names and operators that are Fortran's own become those of the tables that
 * all languages share. OpenMP 5.2 §3.1.2, §5.5.5
 */
public final class DirectiveReader {
	private static final Map<String, List<String>> JOINED = joined();
	private static final Map<String,
			String> OPERATORS = Map.of(".and.", "&&", ".or.", "||", ".eqv.", "==", ".neqv.", "!=", "iand", "&", "ior",
					"|", "ieor", "^");
	private static final Set<String> REDUCING = Set.of("reduction", "in_reduction", "task_reduction");
	private static final String WORKSHARE = "workshare";

	private final Map<PreparedText, Map<Integer, DirectiveLine>> lines = new HashMap<>();

	private static Map<String, List<String>> joined() {
		Map<String, List<String>> words = new HashMap<>();
		for (String name : List.of("parallel do", "parallel do simd", "parallel sections", "parallel workshare", "do simd",
				"distribute parallel do", "teams distribute", "target teams", "target data", "cancellation point", "task loop")) {
			words.put(name.replace(" ", ""), List.of(name.split(" ")));
		}
		for (String name : List.of("parallel", "do", "sections", "single", "master", "masked", "critical", "atomic", "ordered", "task",
				"taskloop", "taskgroup", "workshare", "simd", "teams", "target", "distribute", "scope", "loop")) {
			words.put("end" + name, List.of("end", name));
		}
		new HashMap<>(words).forEach((key, value) -> {
			if (!value.get(0).equals("end")) {
				List<String> end = new ArrayList<>(List.of("end"));
				end.addAll(value);
				words.put("end" + key, end);
			}
		});
		words.remove("taskloop");
		return words;
	}

	/** The directive that a comment is, or begins. */
	public Optional<DirectiveLine> line(Node comment) {
		Map<Integer, DirectiveLine> of = lines.computeIfAbsent(comment.source(), t -> {
			Map<Integer, DirectiveLine> found = new HashMap<>();
			DirectiveLines.of(t).forEach(l -> found.put(l.start(), l));
			return found;
		});
		return comment.is("comment") ? Optional.ofNullable(of.get(comment.start())) : Optional.empty();
	}

	/** @param scope in which names of common blocks are known */
	public ReadDirective read(DirectiveLine line, Scope scope) {
		List<PragmaToken> tokens = members(operators(unnamed(divided(line.tokens()))), scope);
		boolean ends = !tokens.isEmpty() && tokens.get(0).is("end")
				&& !(tokens.size() > 1
						&& (tokens.get(1).is("declare") || tokens.get(1).is("metadirective") || tokens.get(1).is("assumes")));
		List<PragmaToken> rest = ends ? tokens.subList(1, tokens.size()) : tokens;
		boolean workshare = depthZero(rest).stream().anyMatch(t -> t.is(WORKSHARE));
		List<PragmaToken> named = rest.stream().filter(t -> !workshare || !t.is(WORKSHARE)).map(DirectiveReader::loop).toList();
		if (workshare && (named.isEmpty() || !named.get(0).is("parallel"))) {
			List<PragmaToken> single = new ArrayList<>(List.of(word("single", rest.get(0).range())));
			single.addAll(named);
			named = single;
		}
		Role role = workshare ? ends ? Role.END_WORKSHARE : Role.WORKSHARE : ends ? Role.END : Role.BEGIN;
		ScanResult result = PragmaScanner.scan(named, line.range());
		return new ReadDirective(role, result.directive(), said(ends, result).stream().map(FortranWords::of).toList(), line.range());
	}

	/** {@code declare simd(f)} stands in the procedure that it names. OpenMP 5.2 §7.7 */
	private static List<PragmaToken> unnamed(List<PragmaToken> tokens) {
		boolean named = tokens.size() > 4 && tokens.get(0).is("declare") && tokens.get(1).is("simd") && tokens.get(2).is("(")
				&& tokens.get(3).isWord() && tokens.get(4).is(")");
		List<PragmaToken> rest = new ArrayList<>(tokens);
		if (named) {
			rest.subList(2, 5).clear();
		}
		return rest;
	}

	/** An end directive has its name alone, or clauses of its own: what its construct needs besides is said there. */
	private static List<SourceMessage> said(boolean ends, ScanResult result) {
		return ends && result.directive().isPresent()
				? result.messages().stream()
						.filter(m -> m.explanation().sentence() != DirectiveSentence.X_NEEDS_ONE_OF_THE_CLAUSES_Y).toList()
				: result.messages();
	}

	private static PragmaToken word(String text, SourceRange at) {
		return new PragmaToken(Kind.IDENTIFIER, text, at, true, false);
	}

	/** The loop directive has the name of the loop. */
	private static PragmaToken loop(PragmaToken t) {
		return t.is("do") ? new PragmaToken(t.kind(), "for", t.range(), t.spaced(), t.expanded()) : t;
	}

	private static List<PragmaToken> depthZero(List<PragmaToken> tokens) {
		List<PragmaToken> outer = new ArrayList<>();
		int depth = 0;
		for (PragmaToken t : tokens) {
			depth += t.is("(") ? 1 : t.is(")") ? -1 : 0;
			if (depth == 0) {
				outer.add(t);
			}
		}
		return outer;
	}

	private static List<PragmaToken> divided(List<PragmaToken> tokens) {
		List<PragmaToken> all = new ArrayList<>();
		for (int i = 0; i < tokens.size(); i++) {
			PragmaToken t = tokens.get(i);
			boolean head = i < 2 && t.isWord() && JOINED.containsKey(t.text());
			if (head) {
				JOINED.get(t.text()).forEach(w -> all.add(word(w, t.range())));
			} else {
				all.add(t);
			}
		}
		return all;
	}

	/** The operators of reductions. */
	private static List<PragmaToken> operators(List<PragmaToken> tokens) {
		List<PragmaToken> all = new ArrayList<>(tokens);
		for (int i = 0; i + 2 < all.size(); i++) {
			if (all.get(i).isWord() && REDUCING.contains(all.get(i).text()) && all.get(i + 1).is("(")) {
				for (int k = i + 2; k < all.size() && !all.get(k).is(":") && !all.get(k).is(")"); k++) {
					PragmaToken t = all.get(k);
					String mapped = OPERATORS.get(t.text());
					if (mapped != null) {
						all.set(k, new PragmaToken(Kind.PUNCTUATOR, mapped, t.range(), t.spaced(), false));
					}
				}
			}
		}
		return all;
	}

	/** {@code /blk/} in a list means the members of the common block. OpenMP 5.2 §3.2.1 */
	private static List<PragmaToken> members(List<PragmaToken> tokens, Scope scope) {
		List<PragmaToken> all = new ArrayList<>();
		for (int i = 0; i < tokens.size(); i++) {
			boolean block = i + 2 < tokens.size() && tokens.get(i).is("/") && tokens.get(i + 1).isWord() && tokens.get(i + 2).is("/")
					&& i > 0 && (tokens.get(i - 1).is("(") || tokens.get(i - 1).is(",") || tokens.get(i - 1).is(":"));
			List<String> names = block ? scope.lookup("/" + tokens.get(i + 1).text() + "/").filter(Entity.Generic.class::isInstance)
					.map(e -> ((Entity.Generic) e).specific()).orElse(List.of()) : List.of();
			if (names.isEmpty()) {
				all.add(tokens.get(i));
				continue;
			}
			SourceRange at = tokens.get(i + 1).range();
			for (int k = 0; k < names.size(); k++) {
				if (k > 0) {
					all.add(new PragmaToken(Kind.PUNCTUATOR, ",", at, false, false));
				}
				all.add(word(names.get(k), at));
			}
			i += 2;
		}
		return all;
	}
}
