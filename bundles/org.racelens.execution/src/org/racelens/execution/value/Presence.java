package org.racelens.execution.value;

import java.util.Optional;
import org.racelens.execution.region.Place;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Type.ArrayType;

/**
 * That an object may have storage on a device: between {@code least} and {@code most} of the reference counts of OpenMP 5.2 §5.8.3.
 *
 * @param section the part of the object that has storage; nothing where there are several or none is known
 */
public record Presence(int least, int most, Optional<Section> section) {
	/** so many references or more */
	private static final int MANY = 1_000;

	/**
	 * Bytes from an offset of an object on.
	 *
	 * @param extent of what the clause names
	 */
	public record Section(IntExpr offset, IntExpr bytes, Extent extent) {
		/** How much of what the program has by a name a section is. */
		public enum Extent {
			PART,
			/** all of an array outside of which no index leads */
			ALL
		}

		/** A part of something. */
		public Section(IntExpr offset, IntExpr bytes) {
			this(offset, bytes, Extent.PART);
		}

		/** The bytes that a clause's item names, from a place on. */
		public static Section of(HostCopy c, Place p) {
			boolean all = c.item().expression().filter(Section::isArray).isPresent();
			return new Section(p.offset(), c.extent().bytes(), all ? Extent.ALL : Extent.PART);
		}

		/** Whether an item is all of an array that something leads to, and outside of which no index leads. */
		public static boolean isArray(Expression item) {
			return item instanceof Dereference && item.type() instanceof ArrayType a && a.subscripts() == ArrayType.Subscripts.INSIDE;
		}

		/** A place of the same object where some bytes there are not all in the section. */
		public Place outside(Place place, IntExpr accessed) {
			BoolExpr inside = Bools.and(Bools.lessEqual(offset, place.offset()),
					Bools.lessEqual(Ints.add(place.offset(), accessed), Ints.add(offset, bytes)));
			return place.under(Bools.not(inside));
		}
	}

	private static final Presence NONE = new Presence(0, 0, Optional.empty());

	/** One reference, where the condition holds. */
	public static Presence entered(Section section, BoolExpr condition) {
		boolean sure = condition.equals(Bools.TRUE);
		return new Presence(sure ? 1 : 0, 1, Optional.of(section).filter(s -> sure));
	}

	/** All the references of two. */
	public Presence and(Presence other) {
		return new Presence(Math.min(MANY, least + other.least), Math.min(MANY, most + other.most),
				section.filter(s -> section.equals(other.section)));
	}

	/** One reference less, where the condition holds. */
	public Presence without(BoolExpr condition) {
		return new Presence(Math.max(0, least - 1), condition.equals(Bools.TRUE) && most < MANY ? most - 1 : most, section);
	}

	/** Whether the object surely has storage on the device. */
	public boolean isSure() {
		return least > 0;
	}

	/** Whether the object surely has no storage on the device any more. */
	public boolean isOver() {
		return most == 0;
	}

	/**
	 * What holds where code may have been executed any number of times that makes the one of the other.
	 *
	 * @param there in terms that mean something there alone
	 */
	public static Presence repeated(Optional<Presence> here, Optional<Presence> there) {
		Presence either = either(here, there);
		boolean grows = here.orElse(NONE).most < there.orElse(NONE).most;
		return new Presence(either.least, grows ? MANY : either.most, here.isPresent() ? either.section : Optional.empty());
	}

	/** What holds after one of two ways. */
	public static Presence either(Optional<Presence> a, Optional<Presence> b) {
		Presence x = a.orElse(NONE);
		Presence y = b.orElse(NONE);
		Optional<Section> common = a.isEmpty() ? y.section : b.isEmpty() || x.section.equals(y.section) ? x.section : Optional.empty();
		return new Presence(Math.min(x.least, y.least), Math.max(x.most, y.most), common);
	}
}
