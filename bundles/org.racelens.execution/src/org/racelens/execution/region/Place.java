package org.racelens.execution.region;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.RecordDefinition.Field;

/**
 * An address: a byte offset into one object of a family, valid under a guard.
 *
 * @param instance which object of the family
 * @param offset in bytes from the object's start
 * @param member the array member of a structure that the address was formed from, if any
 * @param bitField which bits there, if a bit-field is meant
 * @param within that each subscript lies in the declared dimension of its array: elsewhere the address is none (C11 §6.5.6). It says how
 * the address was formed, so that places are equal without regard to it
 * @param indices of the subscripts by which it was formed last, counted as the source does, outermost first, without regard to which places
 * are equal, too; none where the source counts from the language's usual first index on
 */
public record Place(BoolExpr guard, MemoryObject object, List<IntExpr> instance, IntExpr offset, Optional<Extent> member,
		Optional<BitField> bitField, BoolExpr within, List<IntExpr> indices) {
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
		indices = List.copyOf(indices);
	}

	public Place(BoolExpr guard, MemoryObject object, List<IntExpr> instance, IntExpr offset, Optional<Extent> member,
			Optional<BitField> bitField) {
		this(guard, object, instance, offset, member, bitField, Bools.TRUE, List.of());
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
		return new Place(guard, object, instance, offset, Optional.of(new Extent(from, to)), bitField, within, indices);
	}

	/** Some bits of what is here. */
	public Place bits(BitField bits) {
		return new Place(guard, object, instance, offset, member, Optional.of(bits), within, indices);
	}

	/** The address some bytes further in the same object, formed from the same member. */
	public Place plus(IntExpr bytes) {
		return at(Ints.add(offset, bytes));
	}

	/** Another address in the same object. */
	public Place at(IntExpr other) {
		return new Place(guard, object, instance, other, member, bitField, within, List.of());
	}

	/** The same address in another object of the family. */
	public Place of(List<IntExpr> other) {
		return new Place(guard, object, other, offset, member, bitField, within, indices);
	}

	/** The same address under another guard. */
	public Place guardedBy(BoolExpr other) {
		return new Place(other, object, instance, offset, member, bitField, within, indices);
	}

	/** The same address in a device's copy of the object. */
	public Place onDevice() {
		return new Place(guard, object.onDevice(), instance, offset, member, bitField, within, indices);
	}

	/** The same address where a further condition holds. */
	public Place under(BoolExpr condition) {
		return guardedBy(Bools.and(condition, guard));
	}

	/** The one of two addresses in an object whose guard holds, the other one if both do. */
	public Place or(Place other) {
		BoolExpr inside = Bools.and(Bools.or(other.guard, within), Bools.or(Bools.not(other.guard), other.within));
		return new Place(Bools.or(guard, other.guard), object, instance, Ints.choice(other.guard, other.offset, offset), member, bitField,
				inside, indices.equals(other.indices) ? indices : List.of());
	}

	/** The same address, formed by one more subscript that lies in its dimension where a condition holds. */
	public Place within(BoolExpr condition) {
		return new Place(guard, object, instance, offset, member, bitField, Bools.and(within, condition), indices);
	}

	/** The same address, formed by subscripts that the source counts so. */
	public Place indexed(List<IntExpr> numbers) {
		return new Place(guard, object, instance, offset, member, bitField, within, numbers);
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof Place p && guard.equals(p.guard) && object.equals(p.object) && instance.equals(p.instance)
				&& offset.equals(p.offset) && member.equals(p.member) && bitField.equals(p.bitField);
	}

	@Override
	public int hashCode() {
		return Objects.hash(guard, object, instance, offset, member, bitField);
	}

	/** Whether nothing is known of where it is. */
	public boolean isUnknown() {
		return object.equals(MemoryObject.UNKNOWN);
	}
}
