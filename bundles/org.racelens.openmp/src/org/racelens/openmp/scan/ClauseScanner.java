package org.racelens.openmp.scan;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.directive.DirectiveSentence;
import org.racelens.openmp.scan.ClauseTable.Form;
import org.racelens.openmp.scan.ClauseTable.Kind;
import org.racelens.openmp.scan.ClauseTable.Side;
import org.racelens.openmp.scan.DirectiveTable.Presence;

/** Reads the arguments and modifiers of one clause. */
final class ClauseScanner {
	private static final Set<String> REDUCTION_MODIFIERS = new TreeSet<>(List.of("default", "inscan", "task"));

	/** Clauses that take no parts of variables. OpenMP 5.2 §5.4. */
	private static final Set<ClauseName> WHOLE_VARIABLES = EnumSet.of(ClauseName.PRIVATE, ClauseName.FIRSTPRIVATE, ClauseName.LASTPRIVATE,
			ClauseName.SHARED, ClauseName.COPYIN, ClauseName.COPYPRIVATE);

	private static final Set<ClauseName> REDUCTIONS = EnumSet.of(ClauseName.REDUCTION, ClauseName.IN_REDUCTION, ClauseName.TASK_REDUCTION);

	private final List<DirectiveName> names;
	private final Messages messages;

	ClauseScanner(List<DirectiveName> names, Messages messages) {
		this.names = names;
		this.messages = messages;
	}

	/** A clause without parentheses. */
	ScannedClause scan(ClauseName name, SourceRange word) {
		if (presence(name) == Presence.REQUIRED) {
			messages.syntax(word, DirectiveSentence.X_NEEDS_ARGUMENT_IN_PARENTHESES.of(name.spelling()));
		}
		return new ScannedClause(name, List.of(), List.of(), word);
	}

	/** A clause with parentheses. */
	ScannedClause scan(ClauseName name, SourceRange word, TokenGroup group) {
		Form form = formOn(name);
		SourceRange range = ScannedArgument.span(word, group.range());
		if (presence(name) == Presence.ABSENT) {
			if (LaterVersion.hasArgument(name)) {
				messages.unknownClause(group.range(), DirectiveSentence.ARGUMENT_OF_X_OF_OPENMP_6_0_IS_NOT_UNDERSTOOD.of(name.spelling()));
			} else {
				messages.syntax(group.range(), DirectiveSentence.X_TAKES_NO_ARGUMENT.of(name.spelling()));
			}
			return new ScannedClause(name, List.of(), List.of(), range);
		}
		if (group.inner().isEmpty()) {
			messages.syntax(group.range(), DirectiveSentence.X_HAS_EMPTY_PARENTHESES.of(name.spelling()));
			return new ScannedClause(name, List.of(), List.of(), range);
		}
		Optional<Integer> colon = form.side() == Side.NONE ? Optional.empty() : TokenGroup.colon(group.inner());
		List<PragmaToken> before = colon.map(c -> group.inner().subList(0, c)).orElse(List.of());
		List<PragmaToken> after = colon.map(c -> group.inner().subList(c + 1, group.inner().size())).orElse(List.of());
		List<PragmaToken> main = colon.isEmpty() ? group.inner() : form.side() == Side.BEFORE ? after : before;
		List<PragmaToken> side = form.side() == Side.BEFORE ? before : after;
		List<ScannedArgument> modifiers = colon.isEmpty() ? List.of() : arguments(side, group.range());
		List<ScannedArgument> arguments = main.isEmpty() && mayBeEmpty(form, modifiers) ? List.of() : arguments(main, group.range());
		if (form.modifier() == Presence.REQUIRED && colon.isEmpty() && !isSource(name, arguments)) {
			messages.syntax(group.range(),
					DirectiveSentence.X_NEEDS_Y_AND_COLON_BEFORE_ITS_LIST.of(Argument.name(name.spelling()), what(form)));
		}
		checkModifiers(form, modifiers);
		Optional<ScannedArgument> whole = Optional.of(new ScannedArgument(group.inner()));
		if (form.kind() == Kind.DIRECTIVE) {
			return new ScannedClause(name, modifiers, arguments, whole, nested(main), range);
		}
		checkArguments(form, arguments);
		return new ScannedClause(name, modifiers, arguments, whole, Optional.empty(), range);
	}

	/** The form of a clause on this directive; some names have two meanings. */
	private Form formOn(ClauseName name) {
		if (name == ClauseName.DEFAULT
				&& (names.contains(DirectiveName.METADIRECTIVE) || names.contains(DirectiveName.BEGIN_METADIRECTIVE))) {
			return ClauseTable.form(ClauseName.OTHERWISE);
		}
		if (name == ClauseName.TO && names.contains(DirectiveName.DECLARE_TARGET)) {
			return ClauseTable.form(ClauseName.ENTER);
		}
		return ClauseTable.form(name);
	}

	private Presence presence(ClauseName name) {
		boolean depobj = names.contains(DirectiveName.DEPOBJ);
		if (name == ClauseName.UPDATE) {
			return depobj ? Presence.REQUIRED : Presence.ABSENT;
		}
		return name == ClauseName.DESTROY && !depobj ? Presence.REQUIRED : formOn(name).argument();
	}

	private static Explanation what(Form form) {
		if (REDUCTIONS.contains(form.name())) {
			return DirectiveSentence.OPERATOR.of();
		}
		return form.name() == ClauseName.WHEN
				? DirectiveSentence.CONTEXT_SELECTOR.of()
				: DirectiveSentence.ONE_OF_X.of(DirectiveNameScanner.quoted(form.modifiers()));
	}

	/** The parts between commas, with a message for each empty one. */
	private List<ScannedArgument> arguments(List<PragmaToken> tokens, SourceRange group) {
		List<ScannedArgument> arguments = new ArrayList<>();
		for (List<PragmaToken> part : TokenGroup.split(tokens)) {
			if (part.isEmpty()) {
				messages.syntax(
						tokens.isEmpty() ? group : ScannedArgument.span(tokens.get(0).range(), tokens.get(tokens.size() - 1).range()),
						DirectiveSentence.ARGUMENT_IS_MISSING.of());
			} else {
				arguments.add(new ScannedArgument(part));
			}
		}
		return arguments;
	}

	private static boolean mayBeEmpty(Form form, List<ScannedArgument> modifiers) {
		return form.kind() == Kind.DIRECTIVE || form.kind() == Kind.VECTOR && modifiers.stream().anyMatch(m -> m.is("source"));
	}

	/** {@code depend(source)} of OpenMP 4.5. */
	private static boolean isSource(ClauseName name, List<ScannedArgument> arguments) {
		return name == ClauseName.DEPEND && arguments.size() == 1 && arguments.get(0).is("source");
	}

	private void checkModifiers(Form form, List<ScannedArgument> modifiers) {
		if (REDUCTIONS.contains(form.name())) {
			checkReduction(form, modifiers);
		} else if (form.name() == ClauseName.IF) {
			modifiers.forEach(this::checkDirectiveName);
		} else if (!form.modifiers().isEmpty()) {
			modifiers.forEach(m -> checkWord(form.name(), m.tokens().get(0), form.modifiers()));
		}
	}

	/** The last modifier is the operator; {@code reduction} may have one word before it. */
	private void checkReduction(Form form, List<ScannedArgument> modifiers) {
		int words = form.name() == ClauseName.REDUCTION ? 1 : 0;
		for (int i = 0; i < modifiers.size() - 1; i++) {
			if (i < words) {
				checkWord(form.name(), modifiers.get(i).tokens().get(0), REDUCTION_MODIFIERS);
			} else {
				messages.syntax(modifiers.get(i + 1).range(), DirectiveSentence.X_TAKES_ONE_OPERATOR.of(form.name().spelling()));
			}
		}
	}

	/** {@code if(parallel: …)}: the word names a part of the directive. */
	private void checkDirectiveName(ScannedArgument modifier) {
		if (names.stream().noneMatch(name -> name.spelling().equals(modifier.text()))) {
			messages.syntax(modifier.range(), DirectiveSentence.X_IS_NOT_PART_OF_Y.of(modifier.text(), CompoundDirectives.spelling(names)));
		}
	}

	private void checkArguments(Form form, List<ScannedArgument> arguments) {
		if (!form.keywords().isEmpty() && !arguments.isEmpty()) {
			checkWord(form.name(), arguments.get(0).tokens().get(0), form.keywords());
		}
		int most = switch (form.kind()) {
			case EXPRESSION, KEYWORD -> 1;
			case SCHEDULE -> 2;
			case NONE, LIST, LOCATOR, VECTOR, NAMES, DIRECTIVE, RAW -> Integer.MAX_VALUE;
		};
		if (arguments.size() > most) {
			Argument name = Argument.name(form.name().spelling());
			messages.syntax(arguments.get(most).range(),
					most == 1 ? DirectiveSentence.X_TAKES_NO_MORE_THAN_Y_ARGUMENT.of(name, Argument.number(most))
							: DirectiveSentence.X_TAKES_NO_MORE_THAN_Y_ARGUMENTS.of(name, Argument.number(most)));
		}
		for (ScannedArgument argument : arguments) {
			if (form.name() == ClauseName.ABSENT || form.name() == ClauseName.CONTAINS) {
				new DirectiveNameScanner(argument.tokens(), messages).scan();
			} else {
				checkJunk(form, argument);
			}
		}
	}

	/** A variant of {@code metadirective} is a directive of its own, but not again a metadirective. OpenMP 5.2 §7.4. */
	private Optional<ScannedDirective> nested(List<PragmaToken> tokens) {
		if (tokens.isEmpty()) {
			return Optional.empty();
		}
		SourceRange range = new ScannedArgument(tokens).range();
		if (tokens.stream().anyMatch(t -> t.is("metadirective"))) {
			messages.syntax(range, DirectiveSentence.METADIRECTIVE_MAY_NOT_CHOOSE_METADIRECTIVE.of());
			return Optional.empty();
		}
		return PragmaScanner.scan(tokens, range, messages);
	}

	/** Two operands side by side: a comma was forgotten, or more was written than one word. */
	private void checkJunk(Form form, ScannedArgument argument) {
		List<PragmaToken> tokens = argument.tokens();
		boolean word = form.kind() == Kind.KEYWORD || form.kind() == Kind.SCHEDULE && form.keywords().contains(tokens.get(0).text());
		if (word && tokens.size() > 1) {
			messages.syntax(tokens.get(1).range(), DirectiveSentence.UNEXPECTED_X.of(tokens.get(1).text()));
		}
		if (form.kind() == Kind.LIST || form.kind() == Kind.NAMES) {
			ListChecks.checkItem(argument, messages);
			if (WHOLE_VARIABLES.contains(form.name())) {
				ListChecks.checkWhole(argument, messages);
			}
			;
		}
	}

	private void checkWord(ClauseName name, PragmaToken word, Set<String> known) {
		if (!known.contains(word.text())) {
			Optional<String> meant = Suggestion.nearest(word.text(), known);
			messages.syntax(word.range(),
					DirectiveSentence.X_IS_NOT_ONE_OF_Y_IN_Z_W.of(Argument.name(word.text()),
							Argument.name(DirectiveNameScanner.quoted(known)),
							Argument.name(name.spelling()), Suggestion.text(meant)));
		}
	}
}
