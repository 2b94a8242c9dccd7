package org.racelens.execution.call;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;

/** The types and operations of MPI's own, by what their handles are in our header and in that of Open MPI. MPI 4.0 §3.2.2, §5.9.2 */
final class MessageTypes {
	/**
	 * For each type what one element takes, {@code b} bytes of any type, {@code i} an integer, {@code f} a floating number or complex one,
	 * then the number that it is in our header, and the variables that it is the address of in Open MPI's. What a pair takes is its extent.
	 */
	private static final String TABLE = """
			b1 1 ompi_mpi_byte
			b1 2 ompi_mpi_char
			b1 3 ompi_mpi_signed_char
			b1 4 ompi_mpi_unsigned_char
			i2 5 ompi_mpi_short
			i2 6 ompi_mpi_unsigned_short
			i4 7 ompi_mpi_int
			i4 8 ompi_mpi_unsigned
			i8 9 ompi_mpi_long
			i8 10 ompi_mpi_unsigned_long
			i8 11 ompi_mpi_long_long_int
			i8 12 ompi_mpi_unsigned_long_long
			f4 13 ompi_mpi_float
			f8 14 ompi_mpi_double
			f16 15 ompi_mpi_long_double
			b1 16 ompi_mpi_int8_t ompi_mpi_uint8_t
			i2 17 ompi_mpi_int16_t ompi_mpi_uint16_t
			i4 18 ompi_mpi_int32_t
			i8 19 ompi_mpi_int64_t
			i4 20 ompi_mpi_uint32_t ompi_mpi_wchar
			i8 21 ompi_mpi_uint64_t
			b1 22 ompi_mpi_c_bool ompi_mpi_cxx_bool
			c16 23 ompi_mpi_c_double_complex ompi_mpi_cxx_dblcplex
			b16 24 ompi_mpi_double_int ompi_mpi_long_int
			b8 25 ompi_mpi_2int ompi_mpi_float_int
			b1 26 ompi_mpi_packed
			i8 27 ompi_mpi_aint
			i8 28 ompi_mpi_offset ompi_mpi_count
			c8 29 ompi_mpi_c_float_complex ompi_mpi_cxx_cplex
			""";
	private static final Set<String> OPERATIONS = Set.of("ompi_mpi_op_max", "ompi_mpi_op_min", "ompi_mpi_op_sum", "ompi_mpi_op_prod",
			"ompi_mpi_op_land", "ompi_mpi_op_band", "ompi_mpi_op_lor", "ompi_mpi_op_bor", "ompi_mpi_op_lxor", "ompi_mpi_op_bxor",
			"ompi_mpi_op_maxloc", "ompi_mpi_op_minloc", "ompi_mpi_op_replace", "ompi_mpi_op_no_op");
	private static final Set<String> DESCRIPTIONS = Set.of("mpi_datatype", "ompi_datatype_t");
	private static final Map<Long, Element> BY_NUMBER = new HashMap<>();
	private static final Map<String, Element> BY_VARIABLE = new HashMap<>();

	static {
		read();
	}

	private MessageTypes() {
	}

	/**
	 * One element of a message.
	 *
	 * @param type by which memory is accessed; that without values stands for any
	 */
	record Element(long bytes, Type type) {
	}

	private static void read() {
		TABLE.lines().map(line -> line.split(" ")).forEach(words -> {
			int bytes = Integer.parseInt(words[0].substring(1));
			Type type = switch (words[0].charAt(0)) {
				case 'i' -> new IntegerType(bytes * Byte.SIZE, true, false);
				case 'f' -> new FloatingType(bytes);
				case 'c' -> new FloatingType(bytes / 2);
				default -> VoidType.VOID;
			};
			Element element = new Element(bytes, type);
			BY_NUMBER.put(Long.valueOf(words[1]), element);
			Stream.of(words).skip(2).forEach(variable -> BY_VARIABLE.put(variable, element));
		});
	}

	/** Whether an argument is the handle of a type. */
	static boolean isDescription(Expression argument) {
		return argument.type() instanceof PointerType p && p.pointee() instanceof RecordType r
				&& DESCRIPTIONS.contains(r.tag());
	}

	/** What a handle describes; empty where it is none of MPI's own types. */
	static Optional<Element> described(Value handle) {
		return handle.targets().isEmpty() ? Ints.constant(handle.term()).map(BY_NUMBER::get) : variable(handle).map(BY_VARIABLE::get);
	}

	/** Whether a handle is that of one of MPI's own operations. */
	static boolean isOperation(Value handle) {
		return handle.targets().isEmpty() ? Ints.constant(handle.term()).isPresent()
				: variable(handle).filter(OPERATIONS::contains).isPresent();
	}

	/** The variable that a handle is the address of. */
	private static Optional<String> variable(Value handle) {
		return Optional.of(handle.targets()).filter(all -> all.size() == 1).map(all -> all.get(0))
				.filter(place -> Ints.isConstant(place.offset(), 0)).flatMap(place -> place.object().variable())
				.filter(Variable::isStatic).map(Variable::name);
	}
}
