package org.racelens.analysis.tests.oracle.translation;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.analysis.tests.oracle.machine.Code;
import org.racelens.analysis.tests.oracle.machine.Type;
import org.racelens.analysis.tests.oracle.machine.UnitParser.Unit;
import org.racelens.analysis.tests.oracle.translation.Scope.Form;
import org.racelens.analysis.tests.oracle.translation.Scope.Sources;

/** Writes a file: a module with what the file declares, its procedures, and the main program. */
final class UnitWriter {
	private final Unit unit;
	private final Sources sources;
	private final TranslationStyle style;
	private final Declarations declarations;
	private final Lines lines = new Lines();

	UnitWriter(Unit unit, Sources sources, TranslationStyle style) {
		this.unit = unit;
		this.sources = sources;
		this.style = style;
		this.declarations = new Declarations(style);
	}

	Lines written() {
		Lines procedures = new Lines();
		boolean library = isLibrary(unit);
		List<Code.Function> inside = unit.functions().stream().filter(this::isInModule).toList();
		inside.forEach(f -> procedures.addAll(procedure(f, "", List.of())));
		Lines others = new Lines();
		unit.functions().stream().filter(f -> !inside.contains(f) && !isInternal(f))
				.forEach(f -> others.addAll(procedure(f, module(), unit.functions().stream().filter(this::isInternal).toList())));
		List<String> globals = unit.globals().stream().map(this::global).toList();
		lines.add("module " + module());
		uses().forEach(lines::add);
		lines.add("implicit none");
		if (library || sources.units().size() == 1) {
			lines.addAll(declarations.types());
		}
		globals.forEach(lines::add);
		if (!inside.isEmpty()) {
			lines.add("contains");
			lines.addAll(procedures);
		}
		lines.add("end module " + module());
		lines.addAll(others);
		return lines;
	}

	/** Whether a unit is the second file, with what the first one calls. */
	private boolean isLibrary(Unit some) {
		return sources.units().size() > 1 && some.path().equals("b.c");
	}

	private String module() {
		return unit.path().replace(".c", "") + "_data";
	}

	private boolean isInModule(Code.Function function) {
		return style.inModule() && !function.name().equals("main") && (sources.units().size() == 1 || isLibrary(unit));
	}

	/** Whether it is an internal procedure of the one that calls it. */
	private boolean isInternal(Code.Function function) {
		return !style.inModule() && function.name().equals("work") && sources.units().size() == 1;
	}

	private List<String> uses() {
		return sources.units().size() > 1 && !isLibrary(unit) ? List.of("use omp_lib", "use b_data") : List.of("use omp_lib");
	}

	private String global(Code.Variable variable) {
		boolean constant = variable.name().equals("SPACE");
		String first = variable.first().flatMap(Code.First::value).map(v -> " = " + new Terms(null, null).value(v)).orElse("");
		String text = declarations.variable(Scope.named(variable.name()), variable.type(), Form.ARRAY);
		return (constant ? text.replace(" ::", style.byValue() ? ", parameter ::" : ", protected ::") : text) + first;
	}

	private Lines procedure(Code.Function function, String module, List<Code.Function> internal) {
		Scope scope = new Scope(style, sources, function);
		ProcedureWriter.Body body = new ProcedureWriter(scope, declarations, function).written();
		Lines all = new Lines();
		head(function, all);
		if (!module.isEmpty()) {
			all.add("use omp_lib");
			all.add("use " + module);
		}
		all.add("implicit none");
		dummies(function, scope, all);
		body.declarations().forEach(all::add);
		scope.usage.called().stream().flatMap(name -> sources.function(name).stream()).filter(this::isExternal)
				.forEach(f -> interfaceOf(f, all));
		all.addAll(body.lines());
		if (!internal.isEmpty()) {
			all.add("contains");
			internal.forEach(f -> all.addAll(procedure(f, "", List.of())));
		}
		all.add("end " + kind(function) + " " + name(function));
		return all;
	}

	/** Whether a function of a program of several files is in no module: who calls it says how. */
	private boolean isExternal(Code.Function function) {
		return sources.units().size() > 1 && (!style.inModule() || function.name().equals("f"));
	}

	private void interfaceOf(Code.Function function, Lines into) {
		into.add("interface");
		head(function, into);
		into.add("import :: m_t");
		into.add("implicit none");
		dummies(function, new Scope(style, sources, function), into);
		into.add("end " + kind(function) + " " + name(function));
		into.add("end interface");
	}

	private static String kind(Code.Function function) {
		return function.name().equals("main") ? "program" : ProcedureWriter.isFunction(function) ? "function" : "subroutine";
	}

	private static String name(Code.Function function) {
		return function.name().equals("main") ? "start" : Scope.named(function.name());
	}

	private void head(Code.Function function, Lines into) {
		String names = function.parameters().stream().map(p -> Scope.named(p.name())).collect(Collectors.joining(", "));
		boolean main = function.name().equals("main");
		into.add(kind(function) + " " + name(function) + (main ? "" : "(" + names + ")")
				+ (!main && ProcedureWriter.isFunction(function) ? " result(" + ProcedureWriter.RESULT + ")" : ""));
	}

	private void dummies(Code.Function function, Scope scope, Lines into) {
		Stream.concat(function.parameters().stream().filter(p -> !p.name().isEmpty()).map(p -> declarations.dummy(p, scope)),
				result(function).stream()).forEach(into::add);
	}

	private Optional<String> result(Code.Function function) {
		if (function.name().equals("main") || !ProcedureWriter.isFunction(function)) {
			return Optional.empty();
		}
		Type type = function.result();
		boolean single = type instanceof Type.Pointer && sources.usage().isSingleResult(function.name());
		return Optional.of(declarations.variable(ProcedureWriter.RESULT, type, single ? Form.SINGLE : Form.ARRAY));
	}
}
