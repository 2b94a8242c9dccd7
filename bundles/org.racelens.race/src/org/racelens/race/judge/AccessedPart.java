package org.racelens.race.judge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.execution.region.ElementName;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.NamedParts;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Pointing;
import org.racelens.execution.region.Region;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.source.ElementSyntax;
import org.racelens.race.verdict.AccessPointer;

/**
 * What an access touches in a witness, as the source would name it.
 *
 * @param offset in its object, in bytes
 * @param indices by which its place was formed, as {@link Place#indices} has them
 */
record AccessedPart(Access access, long offset, List<Long> indices, Region.Inputs inputs) {
	AccessedPart {
		indices = List.copyOf(indices);
	}

	private MemoryObject object() {
		return access.place().object();
	}

	private ElementName elements() {
		return inputs.elements();
	}

	/** What the source calls the object: for an allocation, the variable that first held its address. */
	private String name() {
		return inputs.allocations().getOrDefault(object(), object().name());
	}

	private Optional<Long> size() {
		return access.size() instanceof Constant c && c.value() > 0 ? Optional.of(c.value()) : Optional.empty();
	}

	/** The location with the values put in: {@code a[1][3]}. */
	String resolved() {
		if (!indices.isEmpty() && !object().isVariable()) {
			return access.variable() + elements().syntax().element(indices);
		}
		long size = size().orElse(1L);
		return reference().map(r -> r.at(offset, size)).orElseGet(() -> elements().of(object(), name(), offset, size));
	}

	/** Base object and byte offset: {@code a + 12}. */
	String address() {
		return name() + " + " + offset;
	}

	/** The address as the source's language writes it. */
	AccessPointer pointer() {
		boolean isArray = object().element() instanceof ArrayType;
		ElementSyntax syntax = elements().syntax();
		String bytes = isArray || !object().isVariable() ? syntax.bytesBehindFirst(name(), offset) : syntax.bytesBehind(name(), offset);
		return new AccessPointer(isWhole() ? Optional.of(syntax.address(resolved())) : Optional.empty(), bytes);
	}

	private boolean isWhole() {
		return size().filter(n -> Stream.concat(reference().stream(), pointer(object()).stream()).anyMatch(r -> r.hasPart(offset, n))
				|| elements().hasPart(object().element(), offset, n)).isPresent();
	}

	/** The pointer that a block without a type of its own got its name from. */
	private Optional<NamedParts> pointer(MemoryObject block) {
		return inputs.now().pointers().stream()
				.filter(p -> p.means() == Pointing.Means.POINTER && p.name().equals(name()))
				.filter(p -> block.element().equals(VoidType.VOID) && p.targets().stream().anyMatch(t -> isStart(t, block)))
				.findFirst().map(p -> new NamedParts(p, block, elements()));
	}

	private static boolean isStart(Place target, MemoryObject block) {
		return target.object().equals(block) && Ints.isConstant(target.offset(), 0);
	}

	private Optional<NamedParts> reference() {
		return reference(object(), inputs);
	}

	/** The reference that an object which is no variable got its name from. */
	static Optional<NamedParts> reference(MemoryObject object, Region.Inputs inputs) {
		return inputs.now().pointers().stream()
				.filter(p -> p.means() == Pointing.Means.OBJECT && !p.isOfElements() && p.name().equals(object.name()))
				.filter(p -> p.place().filter(t -> isStart(t, object)).isPresent())
				.filter(p -> !object.isVariable()).findFirst().map(p -> new NamedParts(p, object, inputs.elements()));
	}
}
