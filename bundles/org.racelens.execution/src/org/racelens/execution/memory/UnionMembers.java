package org.racelens.execution.memory;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.Aliasing;
import org.racelens.execution.value.Layout;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.VoidType;

/** By which types members of unions are accessed: by those of all members, since each may be used to look at another one. */
public record UnionMembers(Layout layout, Aliasing aliasing) {
	/** The types of what stands where an lvalue leads to; nothing if that is no part of a union. ISO C11 §6.5.2.3, note 95 */
	public Optional<EffectiveTypes> around(Expression lvalue) {
		Optional<EffectiveTypes> types = Optional.empty();
		Expression e = lvalue;
		while (e instanceof Member || e instanceof Subscript s && s.base().type() instanceof ArrayType) {
			if (e instanceof Member m) {
				List<Field> together = together(m);
				if (together.size() > 1) {
					types = together.stream().map(f -> aliasing.of(f.type())).reduce(EffectiveTypes::or);
				}
				e = m.object();
			} else {
				e = ((Subscript) e).base();
			}
		}
		return types;
	}

	/**
	 * Whether the bytes that a scalar lvalue names may be those of another kind of number: floating numbers as integers, or these as those.
	 * C11 §6.5.2.3, note 95
	 *
	 * @param places that it may name
	 */
	public boolean isOtherKind(Expression lvalue, List<Place> places) {
		return places.stream().anyMatch(p -> isOther(p, lvalue.type())) || isFloatingInUnion(lvalue);
	}

	/** Integers are followed where one may be, as through unions; floating numbers where nothing else of their size may be. */
	private boolean isOther(Place place, Type type) {
		List<Type> there = layout.size(type).stream().flatMap(n -> at(place).filter(t -> layout.size(t).filter(n::equals).isPresent()))
				.toList();
		return isFloating(type) ? !there.stream().allMatch(UnionMembers::isFloating)
				: isDeclared(place) && !there.isEmpty() && there.stream().allMatch(UnionMembers::isFloating);
	}

	/** Whether more is known of an object than that it was allocated. */
	private static boolean isDeclared(Place place) {
		return !(place.object().element() instanceof VoidType);
	}

	/** The scalars that are at a place, in a union all that may be; where the place or the object is not known, those of unions. */
	private Stream<Type> at(Place place) {
		Type object = element(place.object().element());
		if (!isDeclared(place)) {
			return layout.records().values().stream().flatMap(this::inUnions);
		}
		long row = layout.size(object).orElse(0L);
		boolean known = row > 0 && Ints.terms(place.offset()).values().stream().allMatch(factor -> factor % row == 0);
		return Layout.isScalar(object) ? Stream.of(object)
				: known ? layout.overlaid(object, Math.floorMod(Ints.constantPart(place.offset()), row))
				: inUnions(object);
	}

	private static Type element(Type object) {
		return object instanceof ArrayType a ? element(a.element()) : object;
	}

	private Stream<Type> inUnions(Type type) {
		return type instanceof RecordType r ? Optional.ofNullable(layout.records().get(r.name())).stream().flatMap(this::inUnions)
				: Stream.empty();
	}

	private Stream<Type> inUnions(RecordDefinition record) {
		return record.fields().stream().flatMap(f -> record.fields().stream().anyMatch(g -> f != g && overlap(f, g))
				? scalars(f.type())
				: inUnions(element(f.type())));
	}

	private static boolean isFloating(Type type) {
		return Layout.value(type) instanceof FloatingType;
	}

	/** Integers are followed through unions, floating numbers only in those that hold nothing else. */
	private boolean isFloatingInUnion(Expression lvalue) {
		if (!isFloating(lvalue.type())) {
			return false;
		}
		Expression e = lvalue;
		while (e instanceof Member || e instanceof Subscript s && s.base().type() instanceof ArrayType) {
			if (e instanceof Member m && together(m).stream().flatMap(f -> scalars(f.type()))
					.anyMatch(t -> !isFloating(t) && layout.size(t).equals(layout.size(lvalue.type())))) {
				return true;
			}
			e = e instanceof Member m ? m.object() : ((Subscript) e).base();
		}
		return false;
	}

	private Stream<Type> scalars(Type type) {
		if (type instanceof ArrayType a) {
			return scalars(a.element());
		}
		return type instanceof RecordType r
				? Optional.ofNullable(layout.records().get(r.name())).stream().flatMap(d -> d.fields().stream())
						.flatMap(f -> scalars(f.type()))
				: Stream.of(type);
	}

	/** The fields that share storage with a member, itself among them; bit-fields that share a location do not. */
	private List<Field> together(Member m) {
		RecordDefinition record = m.object().type() instanceof RecordType r ? layout.records().get(r.name()) : null;
		Optional<Field> field = layout.field(m.object().type(), m.field());
		return record == null || field.isEmpty() ? List.of() : record.fields().stream().filter(f -> overlap(f, field.get())).toList();
	}

	private static boolean overlap(Field f, Field g) {
		boolean overlap = f.offset() < g.offset() + g.size() && g.offset() < f.offset() + f.size();
		boolean digits = f.bits().isPresent() && g.bits().isPresent()
				&& (f.bits().get().first() + f.bits().get().width() <= g.bits().get().first()
						|| g.bits().get().first() + g.bits().get().width() <= f.bits().get().first());
		return f.name().equals(g.name()) || overlap && !digits;
	}
}
