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
 * @param formation how the address was formed, without regard to which places are equal
 */
public record Place(BoolExpr guard, MemoryObject object, List<IntExpr> instance, IntExpr offset, Optional<Extent> member,
		Optional<BitField> bitField, Formation formation) {
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

	public Place(BoolExpr guard, MemoryObject object, List<IntExpr> instance, IntExpr offset, Optional<Extent> member,
			Optional<BitField> bitField) {
		this(guard, object, instance, offset, member, bitField, Formation.PLAIN);
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
		return new Place(guard, object, instance, offset, Optional.of(new Extent(from, to)), bitField, formation);
	}

	/** Some bits of what is here. */
	public Place bits(BitField bits) {
		return new Place(guard, object, instance, offset, member, Optional.of(bits), formation);
	}

	/** The address some bytes further in the same object, formed from the same member. */
	public Place plus(IntExpr bytes) {
		return at(Ints.add(offset, bytes));
	}

	/** Another address in the same object. */
	public Place at(IntExpr other) {
		return new Place(guard, object, instance, other, member, bitField, formation.elsewhere());
	}

	/** The same address in another object of the family. */
	public Place of(List<IntExpr> other) {
		return new Place(guard, object, other, offset, member, bitField, formation);
	}

	/** The same address under another guard. */
	public Place guardedBy(BoolExpr other) {
		return new Place(other, object, instance, offset, member, bitField, formation);
	}

	/** The same address in a device's copy of the object. */
	public Place onDevice() {
		return new Place(guard, object.onDevice(), instance, offset, member, bitField, formation);
	}

	/** The same address where a further condition holds. */
	public Place under(BoolExpr condition) {
		return guardedBy(Bools.and(condition, guard));
	}

	/** The one of two addresses in an object whose guard holds, the other one if both do. */
	public Place or(Place other) {
		return new Place(Bools.or(guard, other.guard), object, instance, Ints.choice(other.guard, other.offset, offset), member, bitField,
				formation.or(other.guard, other.formation));
	}

	/** The same address, formed otherwise. */
	public Place formed(Formation other) {
		return new Place(guard, object, instance, offset, member, bitField, other);
	}

	/** The address of a member of what is here. */
	public Place member(long bytes) {
		IntExpr moved = Ints.of(bytes);
		return plus(moved).formed(formation.moved(moved));
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
