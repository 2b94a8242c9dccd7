package org.racelens.confirm.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.Language;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;

/**
 * A main function for a source that has none: it calls each function around a region with the values of the witnesses, in a process of its
 * own, with memory of its own for each pointer.
 */
public final class DriverText {
	private static final Pattern NAME = Pattern.compile("[A-Za-z_]\\w*");
	private static final Pattern WHOLE = Pattern.compile("-?\\d{1,18}");
	private static final String TYPICAL_COUNT = "64";
	private static final int MOST_CALLS = 8;
	private static final String MEMORY = """

			#line 1 "driver"
			#include <stdlib.h>
			#include <sys/wait.h>
			#include <unistd.h>
			static void *racelens_bytes(unsigned long bytes) { return (char *)calloc(2, bytes) + bytes; }
			static void *racelens_table(void)
			{
				void **table = (void **)racelens_bytes(1 << 14);
				int i;
				for (i = -2048; i < 2048; i++)
					table[i] = racelens_bytes(1 << 16);
				return table;
			}
			static void *racelens_numbers(int bytes, int is_floating)
			{
				char *memory = (char *)racelens_bytes(1 << 23);
				int i;
				for (i = -4096; i < 4096; i++)
					if (!is_floating)
						memory[(long)i * bytes] = i * 7 & 31;
					else if (bytes == 4)
						((float *)memory)[i] = i * 7 & 31;
					else if (bytes == 8)
						((double *)memory)[i] = i * 7 & 31;
				return memory;
			}
			""";
	/** C++ converts no pointer by itself. */
	private static final String CONVERSION = """
			namespace {
			struct racelens_pointer {
				void *to;
				template <class T> operator T *() const { return (T *)to; }
			};
			}
			""";

	/** What memory holds that pointers of the arguments lead to: conditions on what is read there may be met by one of them alone. */
	private enum Filling {
		ZEROS, NUMBERS
	}

	private final ParsedUnit unit;
	private final Language language;
	private final Set<String> calls = new LinkedHashSet<>();
	private final Set<String> refused = new LinkedHashSet<>();

	private DriverText(ParsedUnit unit, Language language) {
		this.unit = unit;
		this.language = language;
	}

	/**
	 * A driver.
	 *
	 * @param text that is put behind the source; empty where no function can be called
	 * @param refused the functions that cannot be called
	 */
	public record Driver(Optional<String> text, Set<String> refused) {
	}

	/** A driver for regions of a unit. */
	public static Driver of(ParsedUnit unit, Language language, List<RegionReport> regions) {
		DriverText driver = new DriverText(unit, language);
		regions.forEach(driver::add);
		return new Driver(driver.calls.isEmpty() ? Optional.empty() : Optional.of(driver.text()), driver.refused);
	}

	private void add(RegionReport region) {
		Optional<FunctionDefinition> around = around(region.place());
		Optional<FunctionDefinition> callable = around.filter(this::isCallable);
		if (callable.isEmpty()) {
			refused.add(around.map(FunctionDefinition::name).orElse(region.function()));
			return;
		}
		Stream<Map<String, String>> witnesses = region.races().isEmpty() ? Stream.of(Map.of()) : region.races().stream().map(Race::witness);
		witnesses.flatMap(w -> Stream.of(Filling.values()).map(f -> call(callable.get(), w, f))).limit(MOST_CALLS).forEach(calls::add);
	}

	private Optional<FunctionDefinition> around(SourceRange place) {
		return unit.functions().stream().filter(f -> f.linkage() != Linkage.ELSEWHERE && f.range().path().equals(place.path())
				&& f.range().offset() <= place.offset() && place.endOffset() <= f.range().endOffset())
				.reduce((a, b) -> a.range().offset() <= b.range().offset() ? b : a);
	}

	private boolean isCallable(FunctionDefinition function) {
		boolean isPlain = function.key().equals(function.name()) || function.key().startsWith(function.name() + "(");
		return isPlain && NAME.matcher(function.name()).matches()
				&& function.parameters().stream().allMatch(p -> argument(p, Map.of(), Filling.ZEROS).isPresent());
	}

	/** The statements of one process. */
	private String call(FunctionDefinition function, Map<String, String> witness, Filling filling) {
		List<String> statements = new ArrayList<>();
		globals(witness).forEach((name, value) -> statements.add(name + " = " + value + ";"));
		statements.add(function.name() + "(" + function.parameters().stream().map(p -> argument(p, witness, filling).orElseThrow())
				.collect(Collectors.joining(", ")) + ");");
		return String.join(" ", statements);
	}

	private Map<String, String> globals(Map<String, String> witness) {
		Map<String, String> values = new LinkedHashMap<>();
		unit.globals().forEach(d -> {
			Variable v = d.variable();
			String value = witness.get(v.name());
			boolean isNumber = v.type() instanceof IntegerType || v.type() instanceof FloatingType;
			if (value != null && isNumber && !v.constant() && v.storage() != Variable.Storage.STATIC_LOCAL
					&& WHOLE.matcher(value).matches()) {
				values.put(v.name(), value);
			}
		});
		return values;
	}

	/** Empty where no argument of the parameter's type can be made. */
	private Optional<String> argument(Variable parameter, Map<String, String> witness, Filling filling) {
		Type type = parameter.type();
		if (type instanceof IntegerType integer) {
			return Optional.of(number(parameter, witness, integer.bits() == 8 ? "1" : TYPICAL_COUNT));
		}
		if (type instanceof FloatingType floating) {
			return floating.complex() ? Optional.empty() : Optional.of(number(parameter, witness, "1"));
		}
		Optional<Type> element = type instanceof PointerType pointer ? Optional.of(pointer.pointee())
				: type instanceof ArrayType array ? Optional.of(array.element()) : Optional.empty();
		return parameter.isReference() ? Optional.empty() : element.map(e -> pointer(e, filling));
	}

	private static String number(Variable parameter, Map<String, String> witness, String otherwise) {
		String value = witness.getOrDefault(parameter.name(), otherwise);
		return WHOLE.matcher(value).matches() ? value : otherwise;
	}

	private String pointer(Type element, Filling filling) {
		String memory = element instanceof PointerType ? "racelens_table()" : "racelens_bytes(1 << 23)";
		if (filling == Filling.NUMBERS && (element instanceof IntegerType || element instanceof FloatingType)) {
			memory = element instanceof FloatingType f ? "racelens_numbers(" + f.bytes() + ", 1)"
					: "racelens_numbers(" + ((IntegerType) element).bits() / 8 + ", 0)";
		}
		return language == Language.CPP ? "racelens_pointer{" + memory + "}" : memory;
	}

	private String text() {
		StringBuilder text = new StringBuilder(MEMORY);
		if (language == Language.CPP) {
			text.append(CONVERSION);
		}
		text.append("int main(void)\n{\n\tint racelens_failed = 0, racelens_status;\n");
		calls.forEach(c -> text.append("\tif (fork() == 0) {\n\t\t").append(c)
				.append("\n\t\texit(0);\n\t}\n\tif (wait(&racelens_status) < 0 || racelens_status != 0)\n\t\tracelens_failed = 1;\n"));
		return text.append("\treturn racelens_failed;\n}\n").toString();
	}
}
