package org.racelens.execution.region;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.source.ElementSyntax;

/**
 * What the source calls parts of what a name leads to, by the type that the name is declared with: {@code p->t[1]}, {@code a[][]},
 * {@code cells[].count}. Offsets are in bytes from where the name leads to.
 *
 * @param named leads to the object
 */
public record NamedParts(Pointing named, MemoryObject object, ElementName names) {
	private static final int DEEPEST = 16;

	/**
	 * From something to a part of it: to a member, to one that no program names but an inquiry yields, or to an element, of which the
	 * number is empty where it stands for all.
	 */
	private record Step(Optional<String> member, Optional<String> inquired, OptionalLong index) {
		static Step to(String member) {
			return new Step(Optional.of(member), Optional.empty(), OptionalLong.empty());
		}

		static Step inquired(String member) {
			return new Step(Optional.empty(), Optional.of(member), OptionalLong.empty());
		}

		static Step to(OptionalLong index) {
			return new Step(Optional.empty(), Optional.empty(), index);
		}

		Step joined(Step other) {
			return equals(other) ? this : new Step(member, inquired, OptionalLong.empty());
		}

		boolean isAny() {
			return member.isEmpty() && inquired.isEmpty() && index.isEmpty();
		}
	}

	/**
	 * A part with a fixed place.
	 *
	 * @param size in bytes
	 */
	public String at(long offset, long size) {
		List<Step> steps = new ArrayList<>();
		Optional<Type> part = descend(type(), offset, Set.of(), steps, named.means());
		return part.filter(t -> size(t) == size).map(t -> written(steps)).orElseGet(() -> names.of(object, named.name(), offset, size));
	}

	/**
	 * Whether a member or an element is at an offset.
	 *
	 * @param size of the part, in bytes
	 */
	public boolean hasPart(long offset, long size) {
		return descend(type(), offset, Set.of(), new ArrayList<>(), named.means()).filter(t -> size(t) == size).isPresent();
	}

	/** The pointer at an offset in each of the elements; the one in all elements of an array of arrays of them. */
	public String each(long offset, long step) {
		List<Step> steps = new ArrayList<>();
		return descend(type(), offset, Set.of(step), steps, named.means()).map(t -> written(steps))
				.orElseGet(() -> names.any(object, named.name(), offset));
	}

	/** What holds the values at some offsets: the members of the elements, each array as a whole; in the order of their first ones. */
	public List<String> holders(Collection<IntExpr> offsets) {
		Map<List<Optional<String>>, List<Step>> found = new LinkedHashMap<>();
		long size = Math.max(1, size(type()));
		offsets.stream().sorted(Comparator.comparing(o -> Math.floorMod(Ints.constantPart(o), size))).forEach(offset -> {
			List<Step> steps = new ArrayList<>();
			if (descend(type(), Ints.constantPart(offset), new LinkedHashSet<>(Ints.terms(offset).values()), steps, named.means())
					.isEmpty()) {
				steps.clear();
			}
			found.merge(steps.stream().map(Step::member).toList(), steps, NamedParts::joined);
		});
		boolean isKnown = found.keySet().stream().noneMatch(List::isEmpty);
		return isKnown ? found.values().stream().map(NamedParts::withoutLast).map(this::written).map(names.syntax()::whole).toList()
				: List.of(names.syntax().whole(named.name()));
	}

	private static List<Step> joined(List<Step> one, List<Step> other) {
		List<Step> result = new ArrayList<>();
		for (int i = 0; i < one.size(); i++) {
			result.add(one.get(i).joined(other.get(i)));
		}
		return result;
	}

	/** What values are in is an array, not each of its elements. */
	private static List<Step> withoutLast(List<Step> steps) {
		int size = steps.size();
		while (size > 0 && steps.get(size - 1).isAny()) {
			size--;
		}
		return steps.subList(0, size);
	}

	private Type type() {
		return size(named.type()) > 0 ? named.type() : object.element();
	}

	/**
	 * Adds the steps to the scalar at an offset; its type, or empty where that is not known.
	 *
	 * @param moving what the offset also has multiples of
	 */
	private Optional<Type> descend(Type type, long offset, Set<Long> moving, List<Step> steps, Pointing.Means means) {
		return means == Pointing.Means.POINTER ? element(type, 0, offset, moving, steps) : inside(type, offset, moving, steps);
	}

	/** @param shift how much further than the usual one the first index is */
	private Optional<Type> element(Type type, long shift, long offset, Set<Long> moving, List<Step> steps) {
		long size = size(type);
		if (size <= 0) {
			return Optional.empty();
		}
		Set<Long> below = new LinkedHashSet<>(moving);
		boolean isMoved = below.removeIf(factor -> factor % size == 0) || !below.isEmpty() && type instanceof ArrayType;
		steps.add(Step.to(isMoved ? OptionalLong.empty() : OptionalLong.of(Math.floorDiv(offset, size) + shift)));
		return inside(type, Math.floorMod(offset, size), below, steps);
	}

	private Optional<Type> inside(Type type, long offset, Set<Long> moving, List<Step> steps) {
		if (steps.size() > DEEPEST) {
			return Optional.empty();
		}
		if (type instanceof ArrayType a) {
			return element(a.element(), a.shift(), offset, moving, steps);
		}
		if (type instanceof RecordType r) {
			return Optional.ofNullable(names.records().get(r.name())).filter(d -> !d.union())
					.flatMap(d -> field(d, offset, moving).flatMap(f -> {
						if (!d.internal().contains(f.name())) {
							steps.add(Step.to(f.name()));
						} else if (names.syntax().isInquired(f.name())) {
							steps.add(Step.inquired(f.name()));
						}
						return inside(f.type(), offset - f.offset(), moving, steps);
					}));
		}
		return offset == 0 && moving.isEmpty() ? Optional.of(type) : Optional.empty();
	}

	/** The member at an offset; of what moves it is known where two elements of it are met. */
	private static Optional<Field> field(RecordDefinition record, long offset, Set<Long> moving) {
		return record.fields().stream().filter(f -> f.bits().isEmpty() && isIn(f, offset)
				&& moving.stream().allMatch(factor -> isIn(f, offset + factor))).findFirst();
	}

	private static boolean isIn(Field field, long offset) {
		return field.offset() <= offset && offset < field.offset() + field.size();
	}

	/** The size of a type in bytes; 0 where it is not known. */
	private long size(Type type) {
		if (type instanceof ArrayType a) {
			return a.length().filter(IntegerLiteral.class::isInstance).map(n -> ((IntegerLiteral) n).value() * size(a.element()))
					.orElse(0L);
		}
		if (type instanceof RecordType r) {
			return Optional.ofNullable(names.records().get(r.name())).map(RecordDefinition::size).orElse(0L);
		}
		boolean isScalar = type instanceof PointerType || type instanceof Type.IntegerType || type instanceof Type.FloatingType;
		return isScalar ? ElementName.unit(type) : 0;
	}

	private String written(List<Step> steps) {
		ElementSyntax syntax = names.syntax();
		boolean isFirstElement = named.means() == Pointing.Means.POINTER && steps.size() > 1
				&& steps.get(0).index().equals(OptionalLong.of(0));
		boolean isLed = isFirstElement && steps.get(1).member().isPresent();
		boolean isAsked = isFirstElement && steps.get(1).inquired().isPresent();
		boolean isFirst = !steps.isEmpty() && steps.get(0).member().isPresent() && ElementName.isUnnamed(object);
		String text = isLed ? named.name() + syntax.pointed(steps.get(1).member().get())
				: isFirst ? steps.get(0).member().get() : named.name();
		for (Step step : steps.subList(isLed ? 2 : isFirst || isAsked ? 1 : 0, steps.size())) {
			if (step.inquired().isPresent()) {
				text = syntax.inquiry(text, step.inquired().get());
			} else if (step.member().isPresent()) {
				text += syntax.member(step.member().get());
			} else {
				text = step.isAny() ? syntax.any(text) : text + syntax.element(List.of(step.index().getAsLong()));
			}
		}
		return text;
	}
}
