package org.racelens.frontend.cdt.unit;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.frontend.cdt.unit.Scope.OfVariable;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.LoopCounters;
import org.racelens.openmp.program.Statement;

/**
 * The variables that the linker knows, or may know, by more names than one. Directives that make copies of them are not followed: the other
 * names still mean the original. OpenMP 5.2 §5.1, §5.4.
 */
public final class OtherNames {
	private static final Set<DirectiveName> WITH_COUNTERS = Set.of(DirectiveName.FOR, DirectiveName.SIMD, DirectiveName.DISTRIBUTE,
			DirectiveName.LOOP, DirectiveName.TASKLOOP);

	private final Set<Variable> variables = new HashSet<>();

	/** Adds a variable that has, or may have, more names than one. */
	public void add(Variable variable) {
		variables.add(variable);
	}

	/** What a variable is if it is not understood what its declaration tells the linker. */
	public OfVariable inDoubt(OfVariable meaning, SourceRange declaration) {
		add(meaning.variable());
		return meaning.inDoubt(Unit.expressionGap(declaration,
				Unlowered.X_MAY_BE_ANOTHER_VARIABLE_AS_WELL.of(meaning.variable().name())));
	}

	/** Whether two variables of one address are one object in every thread, and of one type. */
	public static boolean areOne(OfVariable one, OfVariable other) {
		Variable a = one.variable();
		Variable b = other.variable();
		boolean shared = !a.isThreadLocal() && !b.isThreadLocal();
		return shared && !one.reference() && !other.reference() && (!a.constant() || b.constant())
				&& element(a.type()).equals(element(b.type())) && a.type() instanceof ArrayType == b.type() instanceof ArrayType;
	}

	/** Rows of different lengths overlap as their elements do. */
	private static Type element(Type type) {
		return type instanceof ArrayType a ? a.element() : type;
	}

	/** Why copies that the clauses list are not followed. */
	public List<ModelGap> listed(Directive directive) {
		return directive.clauses().stream().flatMap(c -> c.items().stream())
				.filter(i -> i.variable().filter(variables::contains).isPresent()).map(i -> gap(i.text(), i.range())).toList();
	}

	/**
	 * Why copies are not followed that no clause lists: of the counters of loops, and of variables that are used on a device.
	 *
	 * @param body what the directive governs
	 */
	public List<ModelGap> unlisted(Directive directive, Statement body) {
		Stream<ModelGap> counters = directive.names().stream().noneMatch(WITH_COUNTERS::contains) ? Stream.empty()
				: LoopCounters.of(directive, Optional.of(body)).stream().filter(variables::contains)
						.map(v -> gap(v.name(), directive.range()));
		Stream<ModelGap> device = directive.names().contains(DirectiveName.TARGET) && !variables.isEmpty()
				? Stream.of(new ModelGap(GapKind.UNMODELLED_DIRECTIVE, directive.range(),
						Unlowered.DEVICE_MAY_HAVE_COPIES_BY_OTHER_NAMES.of()))
				: Stream.empty();
		return Stream.concat(counters, device).toList();
	}

	private static ModelGap gap(String variable, SourceRange place) {
		return new ModelGap(GapKind.UNMODELLED_CLAUSE, place, Unlowered.X_HAS_ANOTHER_NAME_WHICH_IS_NOT_LISTED.of(variable));
	}
}
