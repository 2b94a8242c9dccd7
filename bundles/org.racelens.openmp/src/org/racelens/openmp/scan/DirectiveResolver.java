package org.racelens.openmp.scan;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.racelens.model.expression.Expression;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.Clause.ExpressionListClause;
import org.racelens.openmp.directive.Clause.KeywordClause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.RawClause;
import org.racelens.openmp.directive.Clause.ReductionClause;
import org.racelens.openmp.directive.Clause.ScheduleClause;
import org.racelens.openmp.directive.Clause.ScheduleClause.ScheduleKind;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.scan.DirectiveTable.Argument;

/** Turns a scanned directive into the model's, with the names of its lists and expressions looked up in the pragma's scope. */
public final class DirectiveResolver {
	/** what may stand before an operator: {@code ::N::C::operator} */
	private static final Pattern OPERATOR = Pattern.compile("^.*\\boperator\\s*(?!\\w)");

	private final ItemResolver items;
	private final ScannedDirective scanned;
	private final LocatorClauses locators;
	/** how lists are read that are not lists of variables alone */
	private final Map<ClauseName, Function<ScannedClause, Clause>> lists = new EnumMap<>(ClauseName.class);

	private DirectiveResolver(ScannedDirective scanned, ClauseExpressions scope, Messages messages) {
		this.scanned = scanned;
		items = new ItemResolver(scope, messages);
		locators = new LocatorClauses(scope, messages);
		boolean declaresNames = scanned.names().contains(DirectiveName.DECLARE_TARGET);
		lists.put(ClauseName.REDUCTION, this::reduction);
		lists.put(ClauseName.IN_REDUCTION, this::reduction);
		lists.put(ClauseName.TASK_REDUCTION, this::reduction);
		lists.put(ClauseName.LINEAR, this::linear);
		lists.put(ClauseName.ALIGNED, this::aligned);
		lists.put(ClauseName.TO, declaresNames ? DirectiveResolver::raw : locators::list);
		lists.put(ClauseName.FROM, locators::list);
		lists.put(ClauseName.AFFINITY, locators::list);
		lists.put(ClauseName.MAP, c -> locators.map(c, scanned.names()));
	}

	/** The directive, and a message for each name of a list that is not declared. */
	public static ResolvedDirective resolve(ScannedDirective scanned, ClauseExpressions expressions) {
		Messages messages = new Messages();
		// the lists of these name parameters and members of a declaration that is not in scope at the pragma
		boolean ownScope = scanned.names().contains(DirectiveName.DECLARE_SIMD) || scanned.names().contains(DirectiveName.DECLARE_MAPPER);
		DirectiveResolver resolver = new DirectiveResolver(scanned, expressions, ownScope ? new Messages() : messages);
		List<Clause> clauses = new ArrayList<>();
		List<ListItem> arguments = resolver.arguments();
		scanned.clauses().forEach(c -> clauses.add(resolver.clause(c)));
		return new ResolvedDirective(new Directive(scanned.names(), arguments, clauses, scanned.range()), messages.sorted());
	}

	private List<ListItem> arguments() {
		Argument kind = DirectiveTable.row(scanned.names().get(scanned.names().size() - 1)).argument();
		return scanned.arguments().stream().map(kind == Argument.LIST ? items::place : ItemResolver::raw).toList();
	}

	private Clause clause(ScannedClause clause) {
		return switch (ClauseTable.form(clause.name()).kind()) {
			case NONE -> new KeywordClause(clause.name(), Optional.empty(), clause.range());
			case KEYWORD -> keyword(clause);
			case EXPRESSION -> expression(clause);
			case SCHEDULE -> schedule(clause);
			case LIST -> list(clause);
			case LOCATOR -> locators.depend(clause).orElseGet(() -> raw(clause));
			case VECTOR -> locators.doacross(clause).orElseGet(() -> raw(clause));
			case NAMES, DIRECTIVE -> raw(clause);
			case RAW -> other(clause);
		};
	}

	private Clause other(ScannedClause clause) {
		if (clause.name() == ClauseName.SIZES) {
			return new ExpressionListClause(clause.name(), clause.arguments().stream().map(items::expression).toList(), clause.range());
		}
		return clause.name() == ClauseName.USES_ALLOCATORS
				? new ListClause(clause.name(), modifier(clause), clause.arguments().stream().map(ItemResolver::raw).toList(),
						clause.range())
				: raw(clause);
	}

	private Clause expression(ScannedClause clause) {
		Optional<Expression> value = clause.arguments().stream().findFirst().map(items::expression);
		return clause.name() == ClauseName.NUM_TEAMS
				? new ExpressionClause(clause.name(), Optional.empty(), clause.modifiers().stream().findFirst().map(items::expression),
						value, clause.range())
				: new ExpressionClause(clause.name(), modifier(clause), value, clause.range());
	}

	/** A word, with the one on the other side of the colon: {@code defaultmap(none : scalar)}, {@code order(reproducible : concurrent)}. */
	private static Clause keyword(ScannedClause clause) {
		boolean word = clause.arguments().size() <= 1 && clause.arguments().stream().allMatch(a -> a.tokens().size() == 1);
		return word
				? new KeywordClause(clause.name(), clause.arguments().stream().findFirst().map(ScannedArgument::text), modifier(clause),
						clause.range())
				: raw(clause);
	}

	private Clause schedule(ScannedClause clause) {
		Optional<ScheduleKind> kind = clause.arguments().stream().findFirst().flatMap(DirectiveResolver::scheduleKind);
		Set<String> modifiers = new LinkedHashSet<>(clause.modifiers().stream().map(ScannedArgument::text).toList());
		return kind
				.<Clause>map(k -> new ScheduleClause(clause.name(), k, modifiers,
						clause.arguments().stream().skip(1).findFirst().map(items::expression),
						clause.range()))
				.orElseGet(() -> raw(clause));
	}

	private static Optional<ScheduleKind> scheduleKind(ScannedArgument word) {
		boolean known = ClauseTable.form(ClauseName.SCHEDULE).keywords().contains(word.text());
		return known ? Optional.of(ScheduleKind.valueOf(word.text().toUpperCase(Locale.ROOT))) : Optional.empty();
	}

	private Clause list(ScannedClause clause) {
		Function<ScannedClause, Clause> special = lists.get(clause.name());
		return special == null
				? new ListClause(clause.name(), modifier(clause), items(clause.arguments()), clause.range())
				: special.apply(clause);
	}

	private Clause aligned(ScannedClause clause) {
		return new ListClause(clause.name(), Optional.empty(), items(clause.arguments()),
				clause.modifiers().stream().findFirst().map(items::expression), clause.range());
	}

	private Clause reduction(ScannedClause clause) {
		List<ScannedArgument> modifiers = clause.modifiers();
		String operator = modifiers.isEmpty() ? "" : OPERATOR.matcher(modifiers.get(modifiers.size() - 1).text()).replaceFirst("");
		Optional<String> modifier = modifiers.size() > 1
				? Optional.of(String.join(", ", modifiers.subList(0, modifiers.size() - 1).stream().map(ScannedArgument::text).toList()))
				: Optional.empty();
		return new ReductionClause(clause.name(), modifier, operator, items(clause.arguments()), clause.range());
	}

	/** {@code linear(x : 2)}, {@code linear(x : val, step(2))} and, of OpenMP 4.5, {@code linear(val(x) : 2)} have one form here. */
	private Clause linear(ScannedClause clause) {
		Set<String> modifiers = new LinkedHashSet<>();
		List<ListItem> list = new ArrayList<>();
		for (ScannedArgument argument : clause.arguments()) {
			Optional<TokenGroup> old = oldLinear(argument.tokens());
			old.ifPresent(g -> modifiers.add(argument.tokens().get(0).text()));
			List<ScannedArgument> parts = old.isPresent()
					? TokenGroup.split(old.get().inner()).stream().filter(p -> !p.isEmpty()).map(ScannedArgument::new).toList()
					: List.of(argument);
			list.addAll(items(parts));
		}
		Optional<Expression> step = Optional.empty();
		for (ScannedArgument modifier : clause.modifiers()) {
			step = step.or(() -> step(modifier));
			boolean named = Set.of("val", "ref", "uval").contains(modifier.text())
					|| modifier.tokens().get(0).is("step") && modifier.tokens().size() > 1;
			modifiers.add(named ? modifier.text() : "step(" + modifier.text() + ")");
		}
		return new ListClause(clause.name(), modifiers.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", modifiers)), list,
				step, clause.range());
	}

	/** The expression of a modifier that is a step: {@code step(2)}, or {@code 2} alone. */
	private Optional<Expression> step(ScannedArgument modifier) {
		if (Set.of("val", "ref", "uval").contains(modifier.text())) {
			return Optional.empty();
		}
		boolean named = modifier.tokens().get(0).is("step") && modifier.tokens().size() > 1 && modifier.tokens().get(1).is("(");
		List<PragmaToken> inner = named ? TokenGroup.at(modifier.tokens(), 1).inner() : modifier.tokens();
		return inner.isEmpty() ? Optional.empty() : Optional.of(items.expression(new ScannedArgument(inner)));
	}

	private static Optional<TokenGroup> oldLinear(List<PragmaToken> tokens) {
		boolean modified = tokens.size() > 2 && Set.of("val", "ref", "uval").contains(tokens.get(0).text()) && tokens.get(1).is("(");
		return modified ? Optional.of(TokenGroup.at(tokens, 1)) : Optional.empty();
	}

	private List<ListItem> items(List<ScannedArgument> arguments) {
		return arguments.stream().map(items::resolve).toList();
	}

	private static Optional<String> modifier(ScannedClause clause) {
		return clause.modifiers().isEmpty()
				? Optional.empty()
				: Optional.of(String.join(", ", clause.modifiers().stream().map(ScannedArgument::text).toList()));
	}

	/** The modifiers and their colon stay with the argument that they stand beside. */
	private static Clause raw(ScannedClause clause) {
		List<String> arguments = new ArrayList<>(clause.arguments().stream().map(ScannedArgument::text).toList());
		Optional<String> modifier = modifier(clause);
		if (modifier.isPresent()) {
			boolean after = ClauseTable.form(clause.name()).side() == ClauseTable.Side.AFTER;
			int index = after ? Math.max(arguments.size() - 1, 0) : 0;
			String argument = arguments.isEmpty() ? "" : arguments.remove(index);
			arguments.add(index, (after ? argument + ": " + modifier.get() : modifier.get() + ": " + argument).strip());
		}
		return new RawClause(clause.name(), arguments, clause.range());
	}
}
