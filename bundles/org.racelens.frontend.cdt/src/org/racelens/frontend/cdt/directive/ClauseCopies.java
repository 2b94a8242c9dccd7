package org.racelens.frontend.cdt.directive;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Arithmetic;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Scope.Meaning;
import org.racelens.frontend.cdt.unit.Scope.OfExpression;
import org.racelens.frontend.cdt.unit.Scope.OfVariable;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.ReductionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;

/**
 * The copies that data-sharing clauses make of what is no variable of the pragma's scope: captured variables, what C++ references refer to,
 * members of {@code *this}. Inside the construct such a name is a variable of its own. OpenMP 5.2 §5.1.1, §5.4
 */
public final class ClauseCopies {
	private static final Set<ClauseName> COPYING = Set.of(ClauseName.PRIVATE, ClauseName.FIRSTPRIVATE, ClauseName.LASTPRIVATE,
			ClauseName.LINEAR, ClauseName.REDUCTION, ClauseName.IN_REDUCTION);
	private static final Pattern NAME = Pattern.compile("(?:[\\w<>, ]+::\\s*)*([A-Za-z_]\\w*)\\s*(\\[.*)?", Pattern.DOTALL);

	/** what stands before a member's name in a scope where a clause makes a copy of it, which qualified names mean too */
	public static final String MEMBER = "(member) ";

	private final LoweringParts lowering;
	private final Scope outer;
	private final Map<String, Variable> copies = new HashMap<>();

	private ClauseCopies(LoweringParts lowering, Scope outer) {
		this.lowering = lowering;
		this.outer = outer;
	}

	/** @param scope of the statement that the directive governs */
	public record Result(Directive directive, Scope scope) {
	}

	/** The directive with variables for such copies, and the scope in which the names mean them. */
	public static Result of(LoweringParts lowering, Directive directive, Scope scope) {
		ClauseCopies copies = new ClauseCopies(lowering, scope);
		List<Clause> clauses = directive.clauses().stream().map(copies::clause).toList();
		if (clauses.equals(directive.clauses())) {
			return new Result(directive, scope);
		}
		Scope inner = scope.inner();
		copies.copies.forEach((name, variable) -> {
			inner.declare(name, new OfVariable(variable, false));
			inner.declare(MEMBER + name, new OfVariable(variable, false));
		});
		return new Result(directive.with(clauses), inner);
	}

	private Clause clause(Clause clause) {
		if (clause.name() == ClauseName.COPYPRIVATE && clause instanceof ListClause list) {
			return new ListClause(list.name(), list.modifier(), list.items().stream().map(this::named).toList(), list.range());
		}
		if (clause.name() == ClauseName.TASK_REDUCTION && clause instanceof ReductionClause r) {
			return new ReductionClause(r.name(), r.modifier(), r.operator(), r.items().stream().map(this::reduced).toList(), r.range());
		}
		if (!COPYING.contains(clause.name())) {
			return clause;
		}
		if (clause instanceof ListClause list) {
			return new ListClause(list.name(), list.modifier(), list.items().stream().map(this::item).toList(), list.step(),
					list.range());
		}
		return clause instanceof ReductionClause r
				? new ReductionClause(r.name(), r.modifier(), r.operator(), r.items().stream().map(this::item).toList(), r.range())
				: clause;
	}

	/** Only variables of the scope have copies to be handed over. */
	private ListItem named(ListItem item) {
		Matcher name = NAME.matcher(item.text().strip());
		return name.matches() && original(name.group(1), item).isPresent()
				? new ListItem(Optional.empty(), item.expression(), item.text(), item.range())
				: item;
	}

	private ListItem item(ListItem item) {
		Matcher name = NAME.matcher(item.text().strip());
		Optional<Expression> original = name.matches() ? original(name.group(1), item) : Optional.empty();
		return original.map(e -> {
			Variable copy = copies.computeIfAbsent(name.group(1),
					n -> lowering.unit().numbered(new Variable(0, n, e.type(), Storage.LOCAL, false, item.range())));
			return new ListItem(Optional.of(copy), item.expression(), item.text(), item.range(), original);
		}).orElse(item);
	}

	/** The taskgroup itself has no copy: its names go on to mean the original. */
	private ListItem reduced(ListItem item) {
		Matcher name = NAME.matcher(item.text().strip());
		Optional<Expression> original = name.matches() ? original(name.group(1), item) : Optional.empty();
		return original
				.map(e -> new ListItem(
						Optional.of(lowering.unit().numbered(new Variable(0, name.group(1), e.type(), Storage.LOCAL, false, item.range()))),
						item.expression(), item.text(), item.range(), original))
				.orElse(item);
	}

	/** A member of {@code *this} that is named with its class; one that holds an address may be a reference, which its bare name tells. */
	private Optional<Expression> qualifiedMember(String name, SourceRange range) {
		return outer.frame().self().flatMap(self -> lowering.records().field(Arithmetic.pointee(self.type()), name)
				.flatMap(f -> f.type() instanceof PointerType
						? bareMember(name, range)
						: Optional.of(new Expression.Member(Addresses.self(self, range), name, f.type(), range))));
	}

	private Optional<Expression> bareMember(String name, SourceRange range) {
		ClauseScope scope = new ClauseScope(lowering, outer);
		return scope.meaning(name).isEmpty() ? scope.expression(name, range).filter(ClauseCopies::isMember) : Optional.empty();
	}

	/** Whether a name that was lowered is that of a member, also of one that is a reference. */
	private static boolean isMember(Expression e) {
		return e instanceof Expression.Member || e instanceof Expression.Dereference d && d.pointer() instanceof Expression.Member;
	}

	private Optional<Expression> original(String name, ListItem item) {
		if (item.text().contains("::")) {
			return qualifiedMember(name, item.range());
		}
		Optional<Meaning> meaning = new ClauseScope(lowering, outer).meaning(name);
		if (meaning.isEmpty()) {
			return new ClauseScope(lowering, outer).expression(name, item.range()).filter(ClauseCopies::isMember);
		}
		if (meaning.get() instanceof OfExpression captured) {
			return Optional.of(captured.use().apply(item.range()));
		}
		return meaning.get() instanceof OfVariable v && v.reference()
				? Optional.of(v.use(item.range()))
				: Optional.empty();
	}
}
