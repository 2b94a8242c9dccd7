package org.racelens.openmp.scan;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.model.gap.Argument;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.directive.DirectiveSentence;
import org.racelens.openmp.scan.DirectiveTable.Presence;

/**
 * Reads an OpenMP pragma: splits it into tokens, expands macros, reads the directive's name, its argument and its clauses, and checks them
 * against {@link DirectiveTable} and {@link ClauseTable}. OpenMP 5.2 §3.1, §3.2.
 */
public final class PragmaScanner {
	/** Clauses of {@code cancel} and {@code ordered} that are directives elsewhere. */
	private static final Set<
			ClauseName> CONSTRUCTS = EnumSet.of(ClauseName.PARALLEL, ClauseName.FOR, ClauseName.SECTIONS, ClauseName.TASKGROUP,
					ClauseName.SIMD);

	private PragmaScanner() {
	}

	/** The directive of a text, as far as it can be understood, and what is wrong with it. */
	public static ScanResult scan(PragmaText text, MacroTable macros) {
		Messages messages = new Messages();
		SourceRange whole = text.range(0, text.text().length());
		List<PragmaToken> written = PragmaTokenizer.tokens(text);
		Optional<List<PragmaToken>> expanded = new MacroExpansion(macros).expand(written);
		if (expanded.isEmpty()) {
			messages.syntax(whole, DirectiveSentence.MACROS_EXPAND_TO_TOO_MANY_TOKENS.of());
		}
		Optional<ScannedDirective> directive = scan(expanded.orElse(written), whole, messages);
		return new ScanResult(directive, messages.sorted());
	}

	/** The directive that tokens of the preprocessor form, and what is wrong with it. */
	public static ScanResult scan(List<PragmaToken> expanded, SourceRange whole) {
		Messages messages = new Messages();
		Optional<ScannedDirective> directive = scan(expanded, whole, messages);
		return new ScanResult(directive, messages.sorted());
	}

	/**
	 * The directive that some tokens form.
	 *
	 * @param whole the place for what is missing if there are no tokens
	 */
	static Optional<ScannedDirective> scan(List<PragmaToken> tokens, SourceRange whole, Messages messages) {
		if (tokens.isEmpty()) {
			messages.syntax(whole, DirectiveSentence.NAME_OF_DIRECTIVE_IS_EXPECTED_AFTER_OMP.of());
			return Optional.empty();
		}
		return new DirectiveNameScanner(tokens, messages).scan().map(found -> directive(tokens, found, messages));
	}

	private static ScannedDirective directive(List<PragmaToken> tokens, DirectiveNameScanner.Found found, Messages messages) {
		List<DirectiveName> names = found.names();
		List<ScannedArgument> arguments = List.of();
		int next = found.next();
		DirectiveTable.Row row = DirectiveTable.row(names.get(names.size() - 1));
		if (next < tokens.size() && tokens.get(next).is("(")) {
			TokenGroup group = TokenGroup.at(tokens, next);
			arguments = arguments(row, group, messages);
			next = group.next();
		} else if (row.presence() == Presence.REQUIRED) {
			messages.syntax(tokens.get(next - 1).range(), DirectiveSentence.X_NEEDS_ARGUMENT_IN_PARENTHESES.of(row.name().spelling()));
		}
		List<ScannedClause> clauses = new Clauses(tokens, names, messages).scan(next);
		ClauseChecks.check(names, clauses, span(tokens, found.next()), messages);
		return new ScannedDirective(names, arguments, clauses, span(tokens, tokens.size()));
	}

	private static SourceRange span(List<PragmaToken> tokens, int end) {
		return ScannedArgument.span(tokens.get(0).range(), tokens.get(end - 1).range());
	}

	private static List<ScannedArgument> arguments(DirectiveTable.Row row, TokenGroup group, Messages messages) {
		if (!group.closed()) {
			messages.syntax(group.range(), DirectiveSentence.PARENTHESIS_IS_NOT_CLOSED.of());
		}
		if (row.presence() == Presence.ABSENT) {
			messages.syntax(group.range(), DirectiveSentence.X_TAKES_NO_ARGUMENT.of(row.name().spelling()));
			return List.of();
		}
		List<List<PragmaToken>> parts = row.argument() == DirectiveTable.Argument.RAW ? List.of(group.inner())
				: TokenGroup.split(group.inner());
		if (parts.stream().anyMatch(List::isEmpty)) {
			messages.syntax(group.range(),
					group.inner().isEmpty() ? DirectiveSentence.X_HAS_EMPTY_PARENTHESES.of(row.name().spelling())
							: DirectiveSentence.ARGUMENT_IS_MISSING.of());
		}
		List<ScannedArgument> arguments = parts.stream().filter(p -> !p.isEmpty()).map(ScannedArgument::new).toList();
		if (row.argument() == DirectiveTable.Argument.NAME && !arguments.isEmpty()
				&& (arguments.size() > 1 || arguments.get(0).tokens().size() > 1 || !arguments.get(0).tokens().get(0).isWord())) {
			messages.syntax(group.range(), DirectiveSentence.X_TAKES_ONE_NAME.of(row.name().spelling()));
		}
		if (row.argument() == DirectiveTable.Argument.LIST || row.argument() == DirectiveTable.Argument.NAMES) {
			arguments.forEach(a -> ListChecks.checkItem(a, messages));
		}
		return arguments;
	}

	/** The clauses of one directive. */
	public static final class Clauses {
		private final List<PragmaToken> tokens;
		private final List<DirectiveName> names;
		private final Messages messages;
		private final Set<ClauseName> allowed;

		Clauses(List<PragmaToken> tokens, List<DirectiveName> names, Messages messages) {
			this.tokens = tokens;
			this.names = names;
			this.messages = messages;
			allowed = DirectiveTable.clauses(names);
		}

		List<ScannedClause> scan(int first) {
			List<ScannedClause> clauses = new ArrayList<>();
			int i = first;
			while (i < tokens.size()) {
				PragmaToken token = tokens.get(i);
				if (token.is(",")) {
					checkComma(i++);
				} else if (token.isWord()) {
					Optional<TokenGroup> group = i + 1 < tokens.size() && tokens.get(i + 1).is("(")
							? Optional.of(TokenGroup.at(tokens, i + 1))
							: Optional.empty();
					clause(token, group).ifPresent(clauses::add);
					i = group.map(TokenGroup::next).orElse(i + 1);
				} else {
					i = skipJunk(i);
				}
			}
			return clauses;
		}

		private void checkComma(int index) {
			if (index + 1 == tokens.size() || tokens.get(index + 1).is(",")) {
				messages.syntax(tokens.get(index).range(), DirectiveSentence.CLAUSE_IS_EXPECTED_AFTER_COMMA.of());
			}
		}

		/** Where no word follows, compilers warn and take no notice; otherwise a clause may be meant. */
		private int skipJunk(int index) {
			PragmaToken junk = tokens.get(index);
			if (tokens.subList(index, tokens.size()).stream().noneMatch(t -> t.isWord() || t.is(","))) {
				messages.extraTokens(junk.range(), DirectiveSentence.UNEXPECTED_X_IS_IGNORED.of(junk.text()));
				return tokens.size();
			}
			messages.syntax(junk.range(), DirectiveSentence.UNEXPECTED_X.of(junk.text()));
			int i = index;
			while (i < tokens.size() && !tokens.get(i).isWord() && !tokens.get(i).is(",")) {
				i = tokens.get(i).is("(") ? TokenGroup.at(tokens, i).next() : i + 1;
			}
			return i;
		}

		private Optional<ScannedClause> clause(PragmaToken word, Optional<TokenGroup> group) {
			group.filter(g -> !g.closed()).ifPresent(g -> messages.syntax(g.range(), DirectiveSentence.PARENTHESIS_IS_NOT_CLOSED.of()));
			Optional<ClauseName> name = ClauseTable.clause(word.text());
			if (name.isEmpty() || !allowed.contains(name.get())) {
				if (group.isEmpty() && (name.isEmpty() || CONSTRUCTS.contains(name.get())) && isDirectiveWord(word)) {
					messages.unknownDirective(word.range(),
							DirectiveSentence.X_Y_IS_NOT_DIRECTIVE.of(CompoundDirectives.spelling(names), word.text()));
					return Optional.empty();
				}
				if (name.isEmpty()) {
					reportUnknown(word, group);
					return Optional.empty();
				}
				messages.clauseNotAllowed(word.range(),
						DirectiveSentence.CLAUSE_X_IS_NOT_ALLOWED_ON_Y.of(word.text(), CompoundDirectives.spelling(names)));
			}
			ClauseScanner scanner = new ClauseScanner(names, messages);
			return Optional
					.of(group.isPresent() ? scanner.scan(name.get(), word.range(), group.get()) : scanner.scan(name.get(), word.range()));
		}

		private static boolean isDirectiveWord(PragmaToken word) {
			return DirectiveNameScanner.leaf(List.of(word), 0).isPresent();
		}

		private void reportUnknown(PragmaToken word, Optional<TokenGroup> group) {
			if (LaterVersion.hasClause(word.text())) {
				messages.unknownClause(word.range(), DirectiveSentence.CLAUSE_X_OF_OPENMP_6_0_IS_NOT_UNDERSTOOD.of(word.text()));
				return;
			}
			Set<String> clauses = new TreeSet<>();
			allowed.forEach(c -> clauses.add(c.spelling()));
			Set<String> followers = group.isPresent() ? Set.of() : CompoundDirectives.followers(names);
			Optional<String> meantClause = Suggestion.nearest(word.text(), clauses);
			Optional<String> meantDirective = Suggestion.nearest(word.text(), followers);
			if (meantDirective.isPresent() && (meantClause.isEmpty()
					|| Suggestion.distance(word.text(), meantDirective.get()) <= Suggestion.distance(word.text(), meantClause.get()))) {
				String before = CompoundDirectives.spelling(names) + " ";
				messages.unknownDirective(word.range(),
						DirectiveSentence.UNKNOWN_DIRECTIVE_X_Y.of(Argument.name(before + word.text()),
								Suggestion.text(meantDirective.map(d -> before + d))));
				return;
			}
			messages.unknownClause(word.range(), DirectiveSentence.UNKNOWN_CLAUSE_X_ON_Y_Z.of(Argument.name(word.text()),
					Argument.name(CompoundDirectives.spelling(names)), Suggestion.text(meantClause)));
		}
	}
}
