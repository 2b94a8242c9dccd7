package org.racelens.analysis.region;

import java.util.List;
import java.util.Optional;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.Ints;
import org.racelens.model.type.RecordDefinition.Field;

/**
 * An address: a byte offset into one object of a family, valid under a guard.
 *
 * @param instance which object of the family
 * @param offset in bytes from the object's start
 * @param member the array member of a structure that the address was formed from, if any
 * @param bitField which bits there, if a bit-field is meant
 */
public record Place(BoolExpr guard, MemoryObject object, List<IntExpr> instance, IntExpr offset, Optional<Extent> member,
		Optional<BitField> bitField) {
	/** Bytes {@code from} (inclusive) to {@code to} (exclusive) of an object. */
	public record Extent(long from, long to) {
	}

	/**
	 * A bit-field of a memory location.
	 *
	 * @param bytes size of the location: of the whole run of adjacent bit-fields. C11 §3.14
	 * @param first lowest bit, 0 being that of the location's first byte
	 * @param width in bits
	 */
	public record BitField(long bytes, long first, long width) {
		/** What a field is, if it is a bit-field. */
		public static Optional<BitField> of(Field field) {
			return field.bits().map(b -> new BitField(field.size(), b.first(), b.width()));
		}
	}

	public Place {
		instance = List.copyOf(instance);
	}

	public Place(BoolExpr guard, MemoryObject object, List<IntExpr> instance, IntExpr offset) {
		this(guard, object, instance, offset, Optional.empty(), Optional.empty());
	}

	/** The start of an object that has no instances. */
	public static Place of(MemoryObject object) {
		return new Place(Bools.TRUE, object, List.of(), Ints.ZERO);
	}

	/** The same address, formed from an array member. */
	public Place inMember(long from, long to) {
		return new Place(guard, object, instance, offset, Optional.of(new Extent(from, to)), bitField);
	}

	/** Some bits of what is here. */
	public Place bits(BitField bits) {
		return new Place(guard, object, instance, offset, member, Optional.of(bits));
	}

	public Place plus(IntExpr bytes) {
		return at(Ints.add(offset, bytes));
	}

	/** Another address in the same object. */
	public Place at(IntExpr other) {
		return new Place(guard, object, instance, other, member, bitField);
	}

	/** The same address in another object of the family. */
	public Place of(List<IntExpr> other) {
		return new Place(guard, object, other, offset, member, bitField);
	}

	/** The same address under another guard. */
	public Place guardedBy(BoolExpr other) {
		return new Place(other, object, instance, offset, member, bitField);
	}

	/** The same address in a device's copy of the object. */
	public Place onDevice() {
		return new Place(guard, object.onDevice(), instance, offset, member, bitField);
	}

	public Place under(BoolExpr condition) {
		return guardedBy(Bools.and(condition, guard));
	}
}
