package org.racelens.frontend.fortran.procedure;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Unit;
import org.racelens.model.expression.Expression.Call;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.syntax.Walk;

/**
 * Procedures that are arguments, or that pointers lead to, where that is not followed: in components, and for code that is not in sight;
 * and those of objects that such code gets. Who has them may call them with anything. Fortran 2018 §10.2.2.4, §15.5.2.9
 */
public final class ProceduresAsValues {
	/** Behind the key of a procedure for some calls. */
	private static final Pattern AS_SEEN = Pattern.compile(" \\((?:strided|values)\\)$");

	private static final Pattern UNTYPED = Pattern.compile("(?is)(?:class|type)\\s*\\(\\s*\\*.*");

	private final Set<String> names;
	private final boolean anyObjects;

	/** @param files whose code the unit has */
	public ProceduresAsValues(List<Node> files) {
		names = ProcedureValues.of(files);
		anyObjects = files.stream().anyMatch(ProceduresAsValues::isUntyped);
	}

	/** Whether names are declared that may mean objects of any type. Fortran 2018 §7.3.2.3 */
	private static boolean isUntyped(Node n) {
		return n.is("derived_type") && UNTYPED.matcher(n.text()).matches() || n.children().stream().anyMatch(ProceduresAsValues::isUntyped);
	}

	/** Whether some procedure is a value. */
	public boolean isAny(Set<String> procedures) {
		return procedures.stream().anyMatch(names::contains);
	}

	/**
	 * Says of the functions of a unit that others may call them, unless what is done with their values is followed. Those of other files
	 * are judged there; what they call may be called by them.
	 */
	public void leaveOpen(Unit unit) {
		Set<String> followed = unit.valued();
		Set<String> open = new HashSet<>(HandedObjects.procedures(unit, anyObjects));
		open.addAll(unit.dispatch().doubtful());
		unit.functions().stream().filter(f -> names.contains(f.name()) && !followed.contains(f.key())).forEach(f -> open.add(f.key()));
		if (unit.functions().stream().anyMatch(f -> isElsewhere(f) && open.contains(f.key()))) {
			unit.functions().stream().filter(ProceduresAsValues::isElsewhere).forEach(f -> Walk.expressions(f.body(), e -> {
				if (e instanceof Call c) {
					open.add(c.callee());
				}
			}));
		}
		unit.functions().replaceAll(f -> isIn(open, f) && !isElsewhere(f) ? f.calledUnseen() : f);
	}

	private static boolean isIn(Set<String> keys, FunctionDefinition f) {
		return keys.contains(f.key()) || keys.contains(AS_SEEN.matcher(f.key()).replaceFirst(""));
	}

	private static boolean isElsewhere(FunctionDefinition f) {
		return f.linkage() == Linkage.ELSEWHERE;
	}
}
