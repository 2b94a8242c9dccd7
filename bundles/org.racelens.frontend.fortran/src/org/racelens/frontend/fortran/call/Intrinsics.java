package org.racelens.frontend.fortran.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.frontend.fortran.unit.Value.Whole;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;

/** Functions of the language. Fortran 2018 §16.9 */
final class Intrinsics {
	private static final Set<String> ELEMENTAL = Set.of("abs", "acos", "acosh", "adjustl", "adjustr", "aimag", "aint", "anint", "asin",
			"asinh", "atan", "atan2", "atanh", "bessel_j0", "bessel_j1", "bessel_jn", "bessel_y0", "bessel_y1", "bessel_yn", "bge", "bgt",
			"ble", "blt", "btest", "ceiling", "conjg", "cos", "cosh", "dim", "dprod", "dshiftl", "dshiftr", "erf", "erfc", "erfc_scaled",
			"exp", "exponent", "floor", "fraction", "gamma", "hypot", "iand", "ibclr", "ibits", "ibset", "ieor", "index", "ior", "ishft",
			"ishftc", "leadz", "len_trim", "lge", "lgt", "lle", "llt", "log", "log10", "log_gamma", "maskl", "maskr", "merge",
			"merge_bits", "mod", "modulo", "nearest", "nint", "not", "popcnt", "poppar", "rrspacing", "scale", "scan", "set_exponent",
			"shifta", "shiftl", "shiftr", "sign", "sin", "sinh", "spacing", "sqrt", "tan", "tanh", "trailz", "verify", "dabs", "dsqrt",
			"dexp", "dlog", "dsin", "dcos", "dtan", "dmod", "dsign", "dmax1", "dmin1", "amax1", "amin1", "max0", "min0", "iabs", "alog",
			"alog10", "dlog10", "datan", "datan2", "dacos", "dasin", "amod", "idint", "ifix", "idnint", "max", "min", "max1", "min1",
			"isign",
			"dnint", "dint", "cabs", "csqrt", "cexp", "cdabs", "dconjg", "dimag", "is_iostat_end", "is_iostat_eor", "isnan", "cosd", "sind",
			"tand", "dtanh", "dsinh", "dcosh", "xor", "and", "or", "lshift", "rshift", "epsilon", "huge", "tiny", "precision", "range",
			"digits", "maxexponent", "minexponent", "radix", "bit_size", "int", "real", "dble", "float", "sngl", "cmplx", "dcmplx",
			"logical",
			"ichar", "iachar", "char", "achar", "dfloat", "int8", "int2", "ieee_is_nan", "ieee_is_finite");
	private static final Set<String> REDUCING = Set.of("sum", "product", "maxval", "minval", "count", "any", "all", "parity", "iall",
			"iany", "iparity", "norm2", "dot_product", "findloc", "maxloc", "minloc");
	private static final Set<String> LOCATING = Set.of("c_loc", "loc");
	private static final Set<String> UNREAD = Set.of("storage_size", "c_sizeof", "sizeof", "is_contiguous", "rank", "shape");
	private static final Set<String> TRANSFORMING = Set.of("matmul", "transpose", "reshape", "spread", "pack", "unpack", "cshift",
			"eoshift", "shape", "repeat", "trim", "transfer", "selected_char_kind", "c_loc", "c_funloc", "command_argument_count",
			"get_environment_variable", "storage_size", "extends_type_of", "same_type_as", "new_line", "etime", "dtime", "second", "iargc",
			"time", "rand", "irand", "image_index", "num_images", "this_image", "compiler_version", "compiler_options", "ieee_value",
			"c_associated", "is_contiguous", "c_sizeof", "sizeof", "loc", "mclock", "secnds", "getpid", "rank");
	private static final Map<String, Operator> BITS = Map.of("iand", Operator.BIT_AND, "ior", Operator.BIT_OR, "ieor", Operator.BIT_XOR,
			"and", Operator.BIT_AND, "or", Operator.BIT_OR, "xor", Operator.BIT_XOR, "shifta",
			Operator.SHIFT_RIGHT);
	private static final Set<String> REALS = Set.of("sqrt", "exp", "log", "log10", "sin", "cos", "tan", "asin", "acos", "atan", "atan2",
			"sinh", "cosh", "tanh", "hypot", "erf", "erfc");

	private final Parts parts;
	private final Inquiries inquiries;

	Intrinsics(Parts parts) {
		this.parts = parts;
		inquiries = new Inquiries(parts);
	}

	/** Whether the language has a function of a name. */
	static boolean has(String name) {
		return ELEMENTAL.contains(name) || REDUCING.contains(name) || TRANSFORMING.contains(name) || Inquiries.has(name);
	}

	/** What a reference to a function of the language yields. */
	Value value(String name, Node reference, Scope scope, Code code) {
		Arguments arguments = Arguments.of(reference);
		SourceRange at = reference.range();
		if (Inquiries.has(name)) {
			return inquiries.value(name, arguments, reference, scope, code);
		}
		List<Value> values = new ArrayList<>();
		arguments.all().forEach(a -> values.add(parts.expressions().operand(a, scope, code)));
		if (ELEMENTAL.contains(name)) {
			return elemental(name, arguments, values, scope, code, at);
		}
		for (int i = 0; i < values.size(); i++) {
			inspected(name, values.get(i), arguments.all().get(i), code);
		}
		Optional<Value.Whole> object = values.stream().findFirst().flatMap(Value::whole).filter(w -> name.equals("c_loc"));
		return object.map(o -> CPointers.located(o, at)).orElseGet(() -> transformed(name, arguments, values, scope, code, at));
	}

	private Value transformed(String name, Arguments arguments, List<Value> values, Scope scope, Code code, SourceRange at) {
		Type type = result(name, values);
		boolean located = name.endsWith("loc");
		boolean dimension = arguments.named().containsKey("dim") || arguments.positional().size() > (name.equals("findloc") ? 2 : 1)
				&& values.size() > 1 && !values.get(1).isArray();
		boolean line = !values.isEmpty() && values.get(0).extents().size() == 1;
		boolean reduced = REDUCING.contains(name)
				&& (name.equals("dot_product") || (located ? dimension && line : !dimension || line));
		if (reduced && located && type.equals(Types.INTEGER)) {
			return Value.of(position(values.get(0).extents().get(0), name.equals("findloc")
					|| values.stream().skip(1).anyMatch(v -> v.isArray() || v.type() instanceof IntegerType i && i.bool()), code, at));
		}
		return reduced || TRANSFORMING.contains(name) && values.stream().noneMatch(Value::isArray)
				? Value.of(Terms.any(type, List.of(), at))
				: new Value(type, extents(name, values, dim(arguments, scope), code, at), i -> Terms.any(type, List.of(), at),
						Optional.empty());
	}

	/** Where an object is, and how large, is no value of it; what gets to know where it is may use it by its type. */
	private void inspected(String name, Value value, Node argument, Code code) {
		if (LOCATING.contains(name)) {
			parts.unit().dispatch().hand(value.type());
		}
		Optional<Expression> start = value.whole().map(Value.Whole::start).filter(s -> UNREAD.contains(name) || LOCATING.contains(name));
		start.ifPresentOrElse(s -> code.evaluate(new Expression.AddressOf(s, Types.to(s.type()), argument.range())),
				() -> parts.expressions().read(value, code, argument));
	}

	/**
	 * A place in an array of one dimension: from 1 on, or 0 where it has no element.
	 *
	 * @param masked whether a mask, or what is looked for, may leave none
	 */
	private static Expression position(Expression extent, boolean masked, Code code, SourceRange at) {
		Expression zero = Terms.number(0, at);
		Expression size = code.kept(Terms.converted(extent, Types.INTEGER), at);
		boolean filled = !masked && Terms.constant(size).filter(n -> n > 0).isPresent();
		Expression any = code.kept(Terms.any(Types.INTEGER, List.of(), at), at);
		return extremum(Operator.GREATER, List.of(filled ? Terms.number(1, at) : zero, extremum(Operator.LESS, List.of(any, size), at)),
				at);
	}

	private static Type result(String name, List<Value> values) {
		return switch (name) {
			case "count", "maxloc", "minloc", "findloc", "shape", "command_argument_count", "storage_size", "iargc" -> Types.INTEGER;
			case "any", "all", "parity", "c_associated", "same_type_as", "extends_type_of", "is_contiguous" -> Types.LOGICAL;
			case "dot_product", "matmul" -> values.size() < 2 ? Types.REAL : Types.combined(values.get(0).type(), values.get(1).type());
			default -> values.isEmpty() ? Types.REAL : values.get(0).type();
		};
	}

	/** The shape of a result, as far as the shapes of the arguments tell; where it is assigned, the shape of the target counts. */
	private static List<Expression> extents(String name, List<Value> values, Optional<Long> dim, Code code, SourceRange at) {
		if (name.equals("transpose") && values.get(0).extents().size() == 2) {
			return List.of(values.get(0).extents().get(1), values.get(0).extents().get(0));
		}
		if (name.equals("matmul") && values.size() == 2 && values.get(0).isArray() && values.get(1).isArray()) {
			List<Expression> a = values.get(0).extents();
			List<Expression> b = values.get(1).extents();
			List<Expression> result = new ArrayList<>(a.subList(0, a.size() - 1));
			result.addAll(b.subList(1, b.size()));
			return result;
		}
		List<Expression> of = values.isEmpty() ? List.of() : values.get(0).extents();
		if (name.equals("cshift") || name.equals("eoshift")) {
			return of;
		}
		boolean located = name.equals("maxloc") || name.equals("minloc") || name.equals("findloc");
		if (name.equals("shape") || located && dim.isEmpty()) {
			return List.of(Terms.number(of.size(), at));
		}
		if (REDUCING.contains(name) && dim.filter(d -> 1 <= d && d <= of.size()).isPresent()) {
			List<Expression> rest = new ArrayList<>(of);
			rest.remove(dim.get().intValue() - 1);
			return rest;
		}
		return List.of(code.kept(Terms.any(Types.INDEX, List.of(), at), at));
	}

	/** The dimension along which an array is reduced. */
	private Optional<Long> dim(Arguments arguments, Scope scope) {
		return Optional.ofNullable(arguments.named().get("dim"))
				.or(() -> arguments.positional().size() > 1 ? Optional.of(arguments.positional().get(1)) : Optional.empty())
				.flatMap(n -> parts.expressions().constant(n, scope));
	}

	/** A function of each element. Fortran 2018 §15.8 */
	private Value elemental(String name, Arguments arguments, List<Value> values, Scope scope, Code code, SourceRange at) {
		if (values.stream().anyMatch(v -> !Types.isNumber(v.type()))) {
			for (int i = 0; i < values.size(); i++) {
				parts.expressions().read(values.get(i), code, arguments.all().get(i));
			}
		}
		List<Expression> extents = values.stream().filter(Value::isArray).map(Value::extents).findFirst().orElse(List.of());
		Optional<Long> kind = arguments.at(Conversions.KIND_PLACE.getOrDefault(name, 9), "kind")
				.flatMap(k -> parts.expressions().constant(k, scope));
		Value sample = new Value(Types.REAL, extents, i -> {
			List<Expression> operands = values.stream().map(v -> v.isArray() ? v.element().apply(i) : v.scalar()).toList();
			return applied(name, operands, kind, at);
		}, Optional.empty());
		List<Expression> zeros = extents.stream().<Expression>map(n -> Terms.number(0, at)).toList();
		return new Value(sample.element().apply(zeros).type(), extents, sample.element(), Optional.empty());
	}

	private static Expression applied(String name, List<Expression> operands, Optional<Long> kind, SourceRange at) {
		boolean numbers = !operands.isEmpty() && operands.stream().allMatch(o -> Types.isNumber(o.type()));
		if (!numbers) {
			return Terms.any(Conversions.resultOf(name, Types.INTEGER, kind), List.of(), at);
		}
		Expression first = operands.get(0);
		if (Conversions.KIND_PLACE.containsKey(name)) {
			Type type = Conversions.resultOf(name, first.type(), kind);
			boolean rounds = Set.of("nint", "ceiling", "floor", "idnint").contains(name) && first.type() instanceof FloatingType;
			return rounds || type instanceof FloatingType f && f.complex() ? Terms.any(type, operands, at) : converted(first, type, at);
		}
		if (Conversions.isExtremum(name)) {
			return extremum(Conversions.isMaximum(name) ? Operator.GREATER : Operator.LESS, operands, at);
		}
		boolean integers = operands.stream().allMatch(o -> o.type() instanceof IntegerType);
		return integers ? Conversions.ofIntegers(name, operands, BITS.get(name), at)
				: REALS.contains(name) ? new Expression.Call(name, Optional.empty(), operands, first.type(), at)
				: Terms.any(Conversions.resultOf(name, first.type(), kind), operands, at);
	}

	private static Expression converted(Expression e, Type type, SourceRange at) {
		return e.type().equals(type) ? e : e instanceof Expression.IntegerLiteral ? Terms.converted(e, type) : new Cast(e, type, at);
	}

	private static Expression extremum(Operator better, List<Expression> operands, SourceRange at) {
		Expression best = operands.get(0);
		for (Expression next : operands.subList(1, operands.size())) {
			Type type = Types.combined(best.type(), next.type());
			Expression a = Terms.converted(best, type);
			Expression b = Terms.converted(next, type);
			Optional<Long> x = Terms.constant(a);
			Optional<Long> y = Terms.constant(b);
			best = x.isPresent() && y.isPresent() ? (better == Operator.GREATER == x.get() > y.get() ? a : b)
					: new Expression.Conditional(Terms.binary(better, a, b, at), a, b, type, at);
		}
		return best;
	}

	/** Whether a variable is a dummy argument that may be absent. */
	static Optional<Data> data(Node argument, Scope scope) {
		return argument.is("identifier") ? scope.lookup(argument.name()).filter(Data.class::isInstance).map(Data.class::cast)
				: Optional.empty();
	}

	/** Where an object lies, if it is one. */
	static Optional<Whole> whole(Parts parts, Node argument, Scope scope, Code code) {
		return parts.designators().object(argument, scope, code).flatMap(Value::whole);
	}
}
