package org.racelens.frontend.cdt.object;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.racelens.frontend.cdt.unit.ObjectPart;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Type;
import org.racelens.model.source.SourceRange;

/**
 * What a braced list gives to the parts of one object, as it is found clause by clause: values by the number of their field or element,
 * which may be such lists again, and parts that code makes as a whole.
 */
final class ListedParts {
	/** A part that is made by code. */
	record MadePart(ObjectPart part, Function<Expression, Expression> code) {
	}

	private final Type type;
	private final TreeMap<Long, Object> values = new TreeMap<>();
	private final List<MadePart> made = new ArrayList<>();

	ListedParts(Type type) {
		this.type = type;
	}

	Type type() {
		return type;
	}

	/** Each value by its position: an {@link Expression} or a {@link ListedParts}. */
	Map<Long, Object> values() {
		return values;
	}

	List<MadePart> made() {
		return made;
	}

	void put(long position, Expression value) {
		values.put(position, value);
	}

	/** What a list of its own gives to a part. */
	void put(ObjectPart part, ListedParts list) {
		if (!part.isInlined()) {
			values.put(part.first(), list);
			return;
		}
		list.values.forEach((p, v) -> values.put(part.first() + p, v));
		for (MadePart m : list.made) {
			ObjectPart inner = m.part();
			made.add(new MadePart(new ObjectPart(inner.role(), inner.type(), part.first() + inner.first(), inner.count()), m.code()));
		}
	}

	void put(MadePart part) {
		made.add(part);
	}

	/** The list that a position has; made where it has none. */
	ListedParts inner(long position, Type of) {
		if (!(values.get(position) instanceof ListedParts)) {
			values.put(position, new ListedParts(of));
		}
		return (ListedParts) values.get(position);
	}

	/** Whether the list gives nothing to any part. */
	boolean isEmpty() {
		return values.isEmpty() && made.isEmpty();
	}

	/** Whether the list gives nothing to any field of a part. */
	boolean leavesOut(ObjectPart part) {
		return values.subMap(part.first(), part.first() + part.count()).isEmpty()
				&& made.stream().noneMatch(m -> m.part().equals(part) || m.part().overlaps(part));
	}

	/** The position behind the last part that the list gives something to. */
	long end() {
		long valued = values.isEmpty() ? 0 : values.lastKey() + 1;
		return made.stream().mapToLong(m -> m.part().first() + m.part().count()).reduce(valued, Math::max);
	}

	/** The list of values; to be asked for where no part is made by code. */
	InitializerList list(SourceRange range) {
		List<Expression> elements = new ArrayList<>();
		values.values().forEach(v -> elements.add(v instanceof ListedParts inner ? inner.list(range) : (Expression) v));
		return new InitializerList(elements, List.copyOf(values.keySet()), type, range);
	}
}
