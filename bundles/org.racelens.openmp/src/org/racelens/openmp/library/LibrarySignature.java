package org.racelens.openmp.library;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.openmp.library.ArgumentRole.Extent;
import org.racelens.openmp.library.ArgumentRole.Use;

/**
 * What a library function does, argument by argument. It touches no other memory that the program can name, and keeps no pointer but where
 * it begins what others complete.
 *
 * @param result where the pointer leads that it yields
 */
public record LibrarySignature(List<ArgumentRole> roles, Result result, Set<Trait> traits) {
	/** What holds of a function besides. */
	public enum Trait {
		/** programs may have a function of that name: only what a header of the system declares is the library's */
		POSIX,
		/** what is written are the bytes that are read, pointers among them */
		COPIES,
		/** what is written and yielded follows from the arguments: it is no input */
		COMPUTES,
		/** what is written comes from outside of the program */
		INPUT,
		/** bytes that are read leave the program, pointers among them */
		SENDS,
		/** it may wait for another thread's call */
		ORDERS,
		/** the memory that it is given is read or written later, until a call completes what it has begun */
		BEGINS,
		/** completes what others have begun, or goes on with it */
		COMPLETES
	}

	/** How a result is made of an argument. */
	public enum Origin {
		/** a number, or a pointer to an object of the library's choice */
		ANY,
		/** the argument */
		SAME,
		/** a pointer to somewhere in what the argument leads to */
		INSIDE,
		/** as before, or null */
		INSIDE_OR_NULL
	}

	/**
	 * What a call yields.
	 *
	 * @param argument its position, from 0 on
	 */
	public record Result(Origin origin, int argument) {
		static Result of(String word) {
			Origin origin = word.equals("any") ? Origin.ANY : word.startsWith("in") ? Origin.INSIDE_OR_NULL
					: word.startsWith("at") ? Origin.INSIDE : Origin.SAME;
			return new Result(origin, origin == Origin.ANY ? 0 : Integer.parseInt(word.replaceFirst("^(in|at)", "")) - 1);
		}
	}

	public LibrarySignature {
		roles = List.copyOf(roles);
		traits = Set.copyOf(traits);
	}

	/** What a line of the table says behind the names: roles, {@code ->} and the result, {@code ;} and traits. */
	static LibrarySignature of(String text) {
		String[] parts = text.split(";");
		String[] signature = parts[0].split("->");
		List<ArgumentRole> roles = new ArrayList<>();
		for (String word : signature[0].strip().split("\\s+")) {
			if (!word.isEmpty()) {
				roles.add(ArgumentRole.of(word));
			}
		}
		Set<Trait> traits = EnumSet.noneOf(Trait.class);
		if (parts.length > 1) {
			for (String word : parts[1].strip().split("\\s+")) {
				traits.add(Trait.valueOf(word.toUpperCase(Locale.ROOT)));
			}
		}
		return new LibrarySignature(roles, Result.of(signature.length > 1 ? signature[1].strip() : "any"), traits);
	}

	/** Whether the function writes what an argument leads to. */
	public boolean writes() {
		return roles.stream().anyMatch(r -> r.use() == Use.WRITES || r.extent() == Extent.FORMAT);
	}

	/** Where the format stands, for the arguments behind it. */
	public Optional<Integer> format() {
		return IntStream.range(0, roles.size()).filter(i -> roles.get(i).extent() == Extent.FORMAT).boxed().findFirst();
	}

	/** Whether a call may be one of the function: number and kinds of its arguments are. */
	boolean fits(Call e) {
		int given = e.arguments().size();
		return (given == roles.size() || format().isPresent() && given > roles.size())
				&& IntStream.range(0, given).allMatch(i -> i >= roles.size() || fits(roles.get(i), e.arguments().get(i)));
	}

	private static boolean fits(ArgumentRole role, Expression argument) {
		Type type = argument.type();
		boolean pointer = type instanceof PointerType || type instanceof ArrayType;
		return switch (role.use()) {
			case NOTHING -> !(type instanceof RecordType);
			case READS, WRITES -> pointer || isLiteral(argument);
		};
	}

	/** Whether an expression is a number as it is written, converted perhaps. */
	public static boolean isLiteral(Expression e) {
		return e instanceof Cast c ? isLiteral(c.operand()) : e instanceof IntegerLiteral;
	}
}
