package org.racelens.openmp.library;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a library function does to the memory that one of its arguments leads to.
 *
 * @param bytes how many, as the product of these; empty where that depends on what stands there
 */
public record ArgumentRole(Use use, Extent extent, List<Factor> bytes) {
	private static final Pattern BYTES = Pattern.compile("(in|out)(block)?(!)?(?:([=<])(.*))?");

	/** Whether memory is read or written; a written one may be read, too. */
	public enum Use {
		NOTHING, READS, WRITES
	}

	/** Which part of the memory from the pointer on. */
	public enum Extent {
		/** what the pointer's type says: {@code *p} */
		ELEMENT,
		/** that many bytes, or an unknown number */
		ALL,
		/** as many bytes at most */
		AT_MOST,
		/** an unknown number of bytes, at least one */
		SOME,
		/** any bytes of the block, also before the pointer */
		BLOCK,
		/** a format for the arguments behind it, which are printed */
		FORMAT,
		/** an operation, which is one of the library's own */
		OPERATION
	}

	/** A number of bytes, of elements, or the size of the elements. */
	public sealed interface Factor {
		/** a number that is known */
		record Constant(long value) implements Factor {
		}

		/** what an argument says; positions from 0 on */
		record Argument(int position) implements Factor {
		}

		/** the size of what an argument describes, a type of MPI's */
		record Described(int position) implements Factor {
		}

		/** the size of what an argument points to */
		record Pointee(int position) implements Factor {
		}
	}

	public ArgumentRole {
		bytes = List.copyOf(bytes);
	}

	/** The role that a word of the table of signatures says. */
	static ArgumentRole of(String word) {
		return switch (word) {
			case "-" -> new ArgumentRole(Use.NOTHING, Extent.ELEMENT, List.of());
			case "op" -> new ArgumentRole(Use.NOTHING, Extent.OPERATION, List.of());
			case "text" -> new ArgumentRole(Use.READS, Extent.ALL, List.of());
			case "format" -> new ArgumentRole(Use.READS, Extent.FORMAT, List.of());
			case "item" -> new ArgumentRole(Use.READS, Extent.ELEMENT, List.of());
			case "set" -> new ArgumentRole(Use.WRITES, Extent.ELEMENT, List.of());
			default -> ofBytes(word);
		};
	}

	private static ArgumentRole ofBytes(String word) {
		Matcher m = BYTES.matcher(word);
		if (!m.matches()) {
			throw new IllegalArgumentException(word);
		}
		Extent extent = m.group(2) != null ? Extent.BLOCK : m.group(3) != null ? Extent.SOME
				: "<".equals(m.group(4)) ? Extent.AT_MOST : Extent.ALL;
		List<Factor> bytes = m.group(5) == null ? List.of() : Stream.of(m.group(5).split("\\*")).map(ArgumentRole::factor).toList();
		return new ArgumentRole(m.group(1).equals("in") ? Use.READS : Use.WRITES, extent, bytes);
	}

	private static Factor factor(String text) {
		int number = Integer.parseInt(text.replaceFirst("^[#te]", ""));
		return text.startsWith("#") ? new Factor.Constant(number)
				: text.startsWith("t") ? new Factor.Described(number - 1)
				: text.startsWith("e") ? new Factor.Pointee(number - 1) : new Factor.Argument(number - 1);
	}
}
