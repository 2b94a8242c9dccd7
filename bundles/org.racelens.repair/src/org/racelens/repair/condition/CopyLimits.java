package org.racelens.repair.condition;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.repair.fix.Clauses;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.RaceGroup;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.Uses;
import org.racelens.repair.flow.Reading;

/** What may not be copied by a clause, or would not all see the copy. OpenMP 5.2 §5.1.1, §5.4 */
public final class CopyLimits {
	private final ParsedUnit unit;
	private final RaceGroup group;
	private final Variable variable;

	public CopyLimits(FixContext context, Variable variable) {
		unit = context.unit();
		group = context.group();
		this.variable = variable;
	}

	/** Whether the copies of the threads would be too large for their stacks, or might be. */
	public Optional<Reading> large() {
		return new CopySize(unit).obstacle(variable);
	}

	/** Whether the variable is an object of a class that code of its own makes: a copy would need a constructor, and run it. */
	public Optional<Reading> constructed() {
		if (!unit.language().hasConstructors() || !(variable.type() instanceof Type.RecordType)) {
			return Optional.empty();
		}
		List<Reading> found = new ArrayList<>();
		unit.functions().forEach(f -> Walk.statements(f.body(), s -> {
			if (s instanceof Statement.ExpressionStatement && s.range().contains(variable.declaration())
					|| s instanceof Statement.Declaration d && d.variable().equals(variable) && d.initializer().isPresent()) {
				found.add(new Reading(s.range(), CopySentence.OBJECT_THAT_A_CONSTRUCTOR_MAKES.of()));
			}
		}));
		unit.globals().stream().filter(d -> d.variable().equals(variable) && d.initializer().isPresent())
				.forEach(d -> found.add(new Reading(d.range(), CopySentence.OBJECT_THAT_A_CONSTRUCTOR_MAKES.of())));
		return found.stream().findFirst();
	}

	/** Code that would not see the copy: a function that is called and names the variable, or a clause inside that speaks of it. */
	public Optional<Reading> elsewhere(Target target) {
		List<Reading> found = new ArrayList<>();
		for (Target inner : target.inside()) {
			if (inner.directive().clauses().stream().anyMatch(c -> Clauses.lists(c, variable))) {
				found.add(new Reading(inner.directive().range(), CopySentence.NAMED_BY_A_CLAUSE_INSIDE.of()));
			}
		}
		target.inside().stream().filter(this::wouldCopyAgain).forEach(
				t -> found.add(new Reading(t.directive().range(), CopySentence.CHANGED_BY_A_TASK_WITH_ITS_OWN_COPY.of())));
		target.headers().stream().filter(e -> Uses.mentions(e, variable))
				.forEach(e -> found.add(new Reading(e.range(), CopySentence.USED_BY_THE_LOOP_HEADER.of())));
		if (variable.isStatic()) {
			target.work().forEach(w -> callees(w, new LinkedHashMap<>()).forEach((call, f) -> {
				if (Uses.mentions(f.body(), variable)) {
					found.add(new Reading(call.range(), CopySentence.USED_BY_X_WHICH_WOULD_NOT_SEE_THE_COPY.of(f.name())));
				}
			}));
			group.region().gaps().stream().filter(g -> g.kind() == GapKind.UNMODELLED_CALL)
					.forEach(g -> found.add(new Reading(g.place(), CopySentence.USED_BY_A_FUNCTION_THAT_IS_NOT_SEEN_PERHAPS.of())));
		}
		target.work().stream().flatMap(w -> Uses.of(w, variable).stream()).filter(this::isQualified)
				.forEach(u -> found.add(new Reading(u, CopySentence.WRITTEN_WITH_A_QUALIFIED_NAME.of())));
		if (isStaticMember()) {
			found.add(new Reading(variable.declaration(), CopySentence.STATIC_MEMBER.of()));
		}
		return found.stream().findFirst();
	}

	/** A task that changes the variable: of what is private around it, it gets a copy unless it says {@code shared}. OpenMP 5.2 §5.1.1 */
	private boolean wouldCopyAgain(Target inner) {
		boolean shared = inner.directive().clauses().stream().filter(c -> c.name() == ClauseName.SHARED)
				.anyMatch(c -> c.items().stream().anyMatch(i -> i.variable().filter(variable::equals).isPresent()));
		VariableWrites writes = new VariableWrites(variable);
		return inner.isTasking() && !shared && inner.work().stream().anyMatch(writes::in);
	}

	private boolean isQualified(SourceRange use) {
		return text(use).matches("[\\w:\\s]*::[\\w:\\s]*");
	}

	/** A class's static members have external linkage and are declared {@code static}. OpenMP 5.2 §5.1.1: they are predetermined shared. */
	private boolean isStaticMember() {
		SourceRange place = variable.declaration();
		if (variable.storage() != Variable.Storage.GLOBAL || !place.path().equals(unit.source().path())) {
			return false;
		}
		int line = unit.source().text().lastIndexOf('\n', Math.max(0, place.offset() - 1)) + 1;
		String before = unit.source().text().substring(line, Math.max(line, place.offset()));
		return before.matches("(?s).*\\bstatic\\b.*") || before.stripTrailing().endsWith("::") || isQualified(place);
	}

	private String text(SourceRange range) {
		boolean here = range.path().equals(unit.source().path()) && range.endOffset() <= unit.source().text().length();
		return here ? unit.source().text().substring(range.offset(), range.endOffset()) : "";
	}

	/** The functions that code calls, also through others, with the calls in the code. */
	private Map<Expression, FunctionDefinition> callees(Statement code, Map<Expression, FunctionDefinition> found) {
		Walk.expressions(code, e -> {
			if (e instanceof Expression.Call call) {
				unit.functions().stream().filter(f -> f.key().equals(call.callee()) && !found.containsValue(f)).forEach(f -> {
					found.put(call, f);
					callees(f.body(), found);
				});
			}
		});
		return found;
	}

}
