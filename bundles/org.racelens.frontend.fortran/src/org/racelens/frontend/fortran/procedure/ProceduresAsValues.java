package org.racelens.frontend.fortran.procedure;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Unit;
import org.racelens.model.expression.Expression.Call;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.syntax.Walk;

/**
 * Procedures that are arguments, or that pointers lead to, where that is not followed: in components, and for code that is not in sight.
 * Who has them may call them with anything. Fortran 2018 §10.2.2.4, §15.5.2.9
 */
public final class ProceduresAsValues {
	private static final Pattern TARGET = Pattern.compile("(?m)^([^!\\n]*?)=>[ \\t]*(\\w+)");
	/** In these lines an arrow gives a name to something, and makes no value of it. */
	private static final Pattern NAMING = Pattern.compile("(?i)^[ \\t]*(?:use\\b|generic\\b|associate\\b|procedure\\b(?!.*\\bpointer\\b))");

	private final Set<String> names = new HashSet<>();

	/** @param files whose code the unit has */
	public ProceduresAsValues(List<Node> files) {
		files.forEach(file -> {
			targets(file.source().text());
			arguments(file);
		});
	}

	private void targets(String text) {
		for (String line : text.split("\\n")) {
			Matcher target = TARGET.matcher(line);
			boolean isValue = !NAMING.matcher(line).find();
			while (isValue && target.find()) {
				names.add(target.group(2).toLowerCase(Locale.ROOT));
			}
		}
	}

	private void arguments(Node n) {
		if (n.is("argument_list")) {
			n.all("identifier").forEach(a -> names.add(a.name()));
			n.all("keyword_argument").forEach(k -> k.field("value").ifPresent(v -> names.add(v.name())));
		}
		n.children().forEach(this::arguments);
	}

	/**
	 * Says of the functions of a unit that others may call them, unless what is done with their values is followed. Those of other files
	 * are judged there; what they call may be called by them.
	 */
	public void leaveOpen(Unit unit) {
		Set<String> followed = unit.designated();
		Set<String> open = new HashSet<>();
		unit.functions().stream().filter(f -> names.contains(f.name()) && !followed.contains(f.key())).forEach(f -> open.add(f.key()));
		if (unit.functions().stream().anyMatch(f -> isElsewhere(f) && open.contains(f.key()))) {
			unit.functions().stream().filter(ProceduresAsValues::isElsewhere).forEach(f -> Walk.expressions(f.body(), e -> {
				if (e instanceof Call c) {
					open.add(c.callee());
				}
			}));
		}
		unit.functions().replaceAll(f -> open.contains(f.key()) && !isElsewhere(f) ? f.calledUnseen() : f);
	}

	private static boolean isElsewhere(FunctionDefinition f) {
		return f.linkage() == Linkage.ELSEWHERE;
	}
}
