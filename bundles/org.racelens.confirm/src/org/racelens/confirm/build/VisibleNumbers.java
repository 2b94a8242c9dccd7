package org.racelens.confirm.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.syntax.VisibleVariables;
import org.racelens.openmp.unit.ParsedUnit;

/** The numbers that the source can name before a construct, and that can be read without changing what the program does. */
final class VisibleNumbers {
	private static final Pattern ROOT = Pattern.compile("[A-Za-z_]\\w*");
	private static final Pattern STEP = Pattern.compile("\\G(?:(->|\\.)([A-Za-z_]\\w*)|\\[(\\d{1,9})\\])");
	private static final String RECEIVER = "this";

	private final ParsedUnit unit;
	private final Map<String, Variable> variables;

	VisibleNumbers(ParsedUnit unit, ConstructStatement construct, FunctionDefinition function) {
		this.unit = unit;
		variables = VisibleVariables
				.at(construct.construct(), function, unit.globals().stream().map(Declaration::variable).toList()).stream()
				.filter(VisibleNumbers::isObject).collect(Collectors.toMap(Variable::name, Function.identity(), (a, b) -> b));
	}

	/**
	 * A number that can be read.
	 *
	 * @param text the expression that reads it
	 * @param needs expressions that are true where all can be read that it leads through
	 * @param isOfPointers whether it leads to pointers
	 * @param numbers how many numbers it holds; 0 where it is no array of them, or of a length that the source does not say
	 */
	record Readable(String text, List<String> needs, boolean isOfPointers, long numbers) {
		Readable {
			needs = List.copyOf(needs);
		}
	}

	/** What is reached so far. */
	private record Reached(String text, Type type) {
	}

	private static boolean isObject(Variable variable) {
		return switch (variable.origin()) {
			case DECLARED, DECLARED_REFERENCE, RECEIVER -> true;
			case DECLARED_WEAK, FUNCTION, MADE, STORAGE -> false;
		};
	}

	/** The number with a name as conditions tell it; empty where it is no such number, or what is there is not certain. */
	Optional<Readable> number(String name) {
		return readable(name, IntegerType.class);
	}

	/** The pointer with a name, or to the begin of an array with a name; empty as before. */
	Optional<Readable> pointer(String name) {
		return readable(name, PointerType.class).or(() -> readable(name, ArrayType.class));
	}

	/** The array of numbers with a name; empty as before, and where its length is not said. */
	Optional<Readable> table(String name) {
		return readable(name, ArrayType.class).filter(t -> t.numbers() > 0);
	}

	private Optional<Readable> readable(String name, Class<? extends Type> wanted) {
		Matcher root = ROOT.matcher(name);
		if (!root.lookingAt() || isMacro(name) || isVolatile(name)) {
			return Optional.empty();
		}
		List<String> needs = new ArrayList<>();
		Optional<Reached> reached = Optional.ofNullable(variables.get(root.group())).map(v -> begin(v, needs));
		Matcher step = STEP.matcher(name).region(root.end(), name.length());
		int end = root.end();
		while (reached.isPresent() && step.find()) {
			Reached before = reached.get();
			reached = step.group(3) != null ? element(before, step.group(3), needs) : member(before, step.group(1), step.group(2), needs);
			end = step.end();
		}
		boolean isWhole = end == name.length();
		return reached.filter(r -> isWhole && wanted.isInstance(r.type()))
				.map(r -> new Readable(r.text(), needs, isOfPointers(r.type()), numbers(r.type())));
	}

	private static long numbers(Type type) {
		boolean isOfNumbers = type instanceof ArrayType array && array.element() instanceof IntegerType;
		return isOfNumbers && ((ArrayType) type).length().orElse(null) instanceof IntegerLiteral literal ? literal.value() : 0;
	}

	private static boolean isOfPointers(Type type) {
		return type instanceof PointerType to && isPointer(to.pointee()) || type instanceof ArrayType array && isPointer(array.element());
	}

	private static boolean isPointer(Type type) {
		return type instanceof PointerType || type instanceof ArrayType array && isPointer(array.element());
	}

	private static Reached begin(Variable variable, List<String> needs) {
		if (variable.isReference() && variable.type() instanceof PointerType to) {
			needs.add(readable("&" + variable.name(), variable.name()));
			return new Reached(variable.name(), to.pointee());
		}
		return new Reached(variable.name(), variable.type());
	}

	private static String readable(String pointer, String object) {
		return "__racelens_readable(" + pointer + ", sizeof(" + object + "))";
	}

	private Optional<Reached> member(Reached before, String how, String name, List<String> needs) {
		Type holder = before.type();
		if (how.equals("->")) {
			if (!(holder instanceof PointerType to)) {
				return Optional.empty();
			}
			needs.add(readable(before.text(), "*" + before.text()));
			holder = to.pointee();
		}
		return holder instanceof RecordType record ? field(record, name).map(f -> new Reached(before.text() + how + name, f.type()))
				: Optional.empty();
	}

	private Optional<Field> field(RecordType type, String name) {
		RecordDefinition record = unit.records().get(type.name());
		return record == null ? Optional.empty()
				: record.fields().stream().filter(f -> f.name().equals(name) && !record.internal().contains(name)).findFirst();
	}

	private static Optional<Reached> element(Reached before, String index, List<String> needs) {
		String text = before.text() + "[" + index + "]";
		if (before.type() instanceof PointerType to) {
			needs.add(readable(before.text() + " + " + index, text));
			return Optional.of(new Reached(text, to.pointee()));
		}
		return before.type() instanceof ArrayType array && array.length().filter(n -> isInside(Long.parseLong(index), n)).isPresent()
				? Optional.of(new Reached(text, array.element()))
				: Optional.empty();
	}

	private static boolean isInside(long index, Object length) {
		return length instanceof IntegerLiteral literal && index < literal.value();
	}

	private boolean isMacro(String name) {
		return ROOT.matcher(name).results().map(r -> Pattern.compile("#\\s*define\\s+" + r.group() + "\\b"))
				.anyMatch(definition -> definition.matcher(unit.source().text()).find());
	}

	/** What others change, too, is read by nobody but the program. */
	private boolean isVolatile(String name) {
		String text = unit.source().text();
		String root = ROOT.matcher(name).results().map(r -> r.group()).filter(r -> !r.equals(RECEIVER)).findFirst().orElse(name);
		return unit.volatiles().stream().filter(p -> p.path().equals(unit.source().path()) && p.endOffset() <= text.length())
				.anyMatch(p -> text.substring(p.offset(), p.endOffset()).contains(root));
	}
}
