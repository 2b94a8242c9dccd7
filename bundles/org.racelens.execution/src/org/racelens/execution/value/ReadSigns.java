package org.racelens.execution.value;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.execution.region.UnsignedRead;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Type.IntegerType;

/**
 * Whether the terms for what memory holds that nothing has written stand for signed or for unsigned numbers: as the first read of such
 * bytes sees them. Reads of the other kind convert. ISO C11 §6.2.5p6, p9, §6.3.1.3
 */
public final class ReadSigns {
	private final Map<FunctionSymbol, List<Read>> first = new HashMap<>();
	/** of which the same bytes were read as numbers of several sizes */
	private final Set<FunctionSymbol> mixed = new HashSet<>();

	private record Read(Grid offsets, IntegerType type) {
		private boolean mayBeAt(Apply contents, long size) {
			try {
				return offsets.meet(type.bits() / Byte.SIZE, offset(contents), size) != Grid.Meeting.APART;
			} catch (ArithmeticException tooLarge) {
				return true;
			}
		}
	}

	/** Before a root function is executed. */
	public void clear() {
		first.clear();
		mixed.clear();
	}

	/** Whether contents that are read by a type stand for an unsigned number. */
	public boolean isUnsigned(Apply contents, IntegerType type) {
		List<Read> reads = first.computeIfAbsent(contents.function(), f -> new ArrayList<>());
		for (Read read : reads) {
			if (read.mayBeAt(contents, type.bits() / Byte.SIZE)) {
				meet(read, contents, type);
				return !read.type.signed();
			}
		}
		reads.add(new Read(Grid.at(offset(contents)).forAnyTerms(), type));
		return !type.signed();
	}

	private void meet(Read read, Apply contents, IntegerType type) {
		if (read.type.bits() != type.bits()) {
			mixed.add(contents.function());
		}
	}

	/** Where contents stand for unsigned numbers of one size, whatever else they are read by. */
	public Map<FunctionSymbol, List<UnsignedRead>> unsigned() {
		Map<FunctionSymbol, List<UnsignedRead>> all = new LinkedHashMap<>();
		first.forEach((function, reads) -> {
			List<UnsignedRead> unsigned = reads.stream().filter(r -> !r.type.signed())
					.map(r -> new UnsignedRead(Ints.constantPart(r.offsets.base()), r.offsets.stride(), r.type)).toList();
			if (!unsigned.isEmpty() && !mixed.contains(function)) {
				all.put(function, unsigned);
			}
		});
		return all;
	}

	private static IntExpr offset(Apply contents) {
		return contents.arguments().get(contents.arguments().size() - 1);
	}
}
