package org.racelens.execution.value;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.MemoryObject.Owner;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.source.ElementSyntax;

/**
 * The objects that pointers in memory of unknown contents lead to: a family for each pointer member of the structures there, with an object
 * for each cell that holds such a pointer. What a pointer leads to has the type that the pointer's declaration says.
 *
 * @param syntax of the source's language, which names the objects
 * @param defined the numbers of the variables of static storage that unseen calls lose also where nothing has looked at them yet
 * @param event which all memory that it may have written shows as it was left; empty where other memory may show something older or newer
 */
public record Pointees(Layout layout, ElementSyntax syntax, Set<Integer> defined, Optional<Name> event) {
	private static final long MOST_ELEMENTS = 128;

	/** A member on the way to a pointer; one that is the library's own has no name in what is told. */
	private record Part(String name, boolean internal) {
	}

	/** The array that a pointer leads to which is one of several members of the same name: {@code from} is the offset of its first cell. */
	private record Cells(List<Part> path, long from, long to, PointerType type) {
		boolean has(long residue, long step) {
			long first = from + Math.floorMod(residue - from, step);
			return first < to;
		}

		/** Whether the pointer is a container's own, which leads to its elements: those of the library say it by {@code __restrict}. */
		boolean isOwner() {
			return type.restrict() && !path.isEmpty() && path.get(path.size() - 1).internal();
		}
	}

	/** The same for memory that shows what an event has left. */
	public Pointees after(Name left) {
		return new Pointees(layout, syntax, defined, Optional.of(left));
	}

	/** The family of what a pointer leads to that stands in an object of unknown contents. */
	MemoryObject of(MemoryObject holder, Apply content) {
		boolean lost = content.function().meaning() == FunctionSymbol.Meaning.HAVOC;
		MemoryObject.Kind unknown = holder.isFromOutside() ? MemoryObject.Kind.LEFT_POINTEE : MemoryObject.Kind.LOST_POINTEE;
		IntExpr offset = content.arguments().get(content.arguments().size() - 1);
		Optional<Cells> member = member(holder.element(), offset);
		boolean contained = member.filter(Cells::isOwner).isPresent();
		boolean known = contained && (!lost || event.isPresent()) && isOfBefore(holder);
		MemoryObject.Kind kind = lost && !known ? unknown : MemoryObject.Kind.LOADED_POINTEE;
		List<Part> path = member.map(Cells::path).orElse(List.of());
		String family = member.isEmpty() && isUndeclared(holder, offset) ? "@" + offset
				: path.stream().map(part -> "." + part.name()).collect(Collectors.joining());
		MemoryObject pointees = new MemoryObject(content.function().name().after("*").then(family),
				name(holder, path, offset), kind, Optional.empty(),
				member.map(c -> c.type().pointee()).orElse(new UnknownType("pointee")), 0, content.arguments().size());
		if (known) {
			return pointees.ownedBy(new Owner(holder, lost ? event : Optional.empty()));
		}
		// the containers of one holder have different elements at one time, whatever others had before
		return lost && contained ? pointees.ownedBy(new Owner(holder, Optional.of(content.function().name()))) : pointees;
	}

	/**
	 * Whether what such an object holds where nothing is known of it is what it held before the analysed function. Of a variable that the
	 * text only declares it is what it holds where it is looked at first: unseen code may have moved elements there meanwhile.
	 */
	private boolean isOfBefore(MemoryObject holder) {
		return switch (holder.kind()) {
			case VARIABLE, NAMED_VARIABLE, LEAKED_VARIABLE, KEPT_VARIABLE ->
				holder.variable().filter(v -> v.isAutomatic() || defined.contains(v.id())).isPresent();
			case PARAMETER_POINTEE, DISTINCT_POINTEE, RESTRICT_POINTEE, LOADED_POINTEE -> true;
			case HEAP, PUBLISHED, LOST_POINTEE, LEFT_POINTEE, YIELDED_POINTEE, LITERAL -> false;
		};
	}

	/**
	 * Whether a pointer stands where the structure that its holder is declared as has none: the program takes the holder for another
	 * structure, in which a place that is told by a number is a member of its own.
	 */
	private boolean isUndeclared(MemoryObject holder, IntExpr offset) {
		List<Cells> declared = new ArrayList<>();
		long size = holder.element() instanceof RecordType r ? layout.size(r).orElse(0L) : 0;
		return offset instanceof IntExpr.Constant at && size > 0 && collect(holder.element(), List.of(), 0, declared)
				&& declared.stream().noneMatch(c -> c.has(Math.floorMod(at.value(), size), size));
	}

	/** What the source calls the memory that such a pointer leads to: {@code list->values}, {@code table[]} for one of several. */
	private String name(MemoryObject holder, List<Part> path, IntExpr offset) {
		boolean one = offset instanceof IntExpr.Constant;
		String cell = holder.name() + (one ? "" : "[]");
		if (path.isEmpty()) {
			return one ? syntax.pointee(cell) : cell;
		}
		List<String> shown = path.stream().filter(part -> !part.internal()).map(Part::name).toList();
		StringBuilder name = new StringBuilder(cell);
		for (int i = 0; i < shown.size(); i++) {
			boolean isFollowed = i == 0 && one && !holder.isVariable();
			name.append(isFollowed ? syntax.pointed(shown.get(i)) : syntax.member(shown.get(i)));
		}
		return name.toString();
	}

	/** The pointers of an element among which the one at an offset surely is; nothing where several members may be meant. */
	private Optional<Cells> member(Type holder, IntExpr offset) {
		Type element = holder;
		while (element instanceof ArrayType a) {
			element = a.element();
		}
		if (element instanceof PointerType p) {
			return Optional.of(new Cells(List.of(), 0, PointerType.BYTES, p));
		}
		List<Cells> all = new ArrayList<>();
		long size = layout.size(element).orElse(0L);
		if (size <= 0 || !(element instanceof RecordType) || !collect(element, List.of(), 0, all)) {
			return Optional.empty();
		}
		long step = size;
		for (long factor : Ints.terms(offset).values()) {
			step = gcd(step, factor);
		}
		Set<Cells> found = new LinkedHashSet<>();
		for (Cells c : all) {
			if (c.has(Math.floorMod(Ints.constantPart(offset), step), step)) {
				found.add(c);
			}
		}
		boolean one = found.stream().map(Cells::path).distinct().count() == 1;
		return one ? Optional.of(found.iterator().next()) : Optional.empty();
	}

	private static long gcd(long a, long b) {
		return b == 0 ? Math.abs(a) : gcd(b, a % b);
	}

	/** Adds the pointers in a type; whether they are not too many. */
	private boolean collect(Type type, List<Part> path, long offset, List<Cells> found) {
		if (type instanceof PointerType p) {
			found.add(new Cells(path, offset, offset + PointerType.BYTES, p));
		}
		if (type instanceof ArrayType a) {
			return collect(a, path, offset, found);
		}
		RecordDefinition record = type instanceof RecordType r ? layout.records().get(r.name()) : null;
		for (Field f : record == null ? List.<Field>of() : record.fields()) {
			if (!collect(f.type(),
					Stream.concat(path.stream(), Stream.of(new Part(f.name(), record.internal().contains(f.name())))).toList(),
					offset + f.offset(), found)) {
				return false;
			}
		}
		return found.size() <= MOST_ELEMENTS;
	}

	private boolean collect(ArrayType array, List<Part> path, long offset, List<Cells> found) {
		long length = array.length().filter(IntegerLiteral.class::isInstance).map(n -> ((IntegerLiteral) n).value()).orElse(0L);
		Optional<Long> size = layout.size(array.element());
		if (array.element() instanceof PointerType p) {
			found.add(new Cells(path, offset, length == 0 ? Long.MAX_VALUE : offset + PointerType.BYTES * length, p));
			return true;
		}
		for (long i = 0; i < length && size.isPresent(); i++) {
			int before = found.size();
			if (!collect(array.element(), path, offset + i * size.get(), found)) {
				return false;
			}
			if (found.size() == before) {
				return true;
			}
		}
		return true;
	}
}
