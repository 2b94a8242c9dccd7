package org.racelens.execution.call;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.openmp.program.VirtualFunctions.Origin;
import org.racelens.openmp.program.VirtualFunctions.Overrider;
import org.racelens.openmp.program.VirtualFunctions.VirtualFunction;

/** The classes of objects that are known by how they came into being: by their declaration, their allocation, or as parts of these. */
record ObjectClasses(Layout layout) {
	private static final long MOST_ELEMENTS = 64;

	/**
	 * The overrider that is called while a constructor or destructor runs.
	 *
	 * @param surely whether it is this object that is made or ended, and not perhaps another one of an array
	 */
	record Made(Overrider by, boolean surely) {
	}

	/** An object of a class that begins at a distance, in bytes, from where the object around it does. */
	record Found(Overrider by, long start) {
	}

	/** The overrider by which a constructor or destructor replaces that of the object's class; empty where it makes something else. */
	static Optional<Made> made(VirtualCalls.Maker maker, Place place, VirtualFunction f, Layout layout) {
		Optional<Overrider> own = f.overriders().stream().filter(o -> o.type().equals(maker.type())).findFirst();
		if (own.isEmpty() || !(maker.object() instanceof Value.Pointer p)) {
			return Optional.empty();
		}
		for (Place object : p.targets()) {
			if (object.object().equals(place.object()) && object.instance().equals(place.instance())) {
				Optional<Long> distance = Ints.constant(Ints.subtract(place.offset(), object.offset()));
				if (distance.isEmpty()) {
					return Optional.of(new Made(own.get(), false));
				}
				if (distance.get() == own.get().part()) {
					return Optional.of(new Made(own.get(), p.targets().size() == 1));
				}
			}
		}
		return Optional.empty();
	}

	/** The overriders for the classes that the object at a place may be of; empty where any class is possible. */
	List<Overrider> of(Place place, VirtualFunction f) {
		MemoryObject object = place.object();
		boolean declared = object.isVariable() || object.isHeap() || object.kind() == MemoryObject.Kind.LITERAL;
		if (!declared || f.overriders().stream().anyMatch(o -> o.origin() == Origin.PLACED)) {
			return List.of();
		}
		Type element = object.element();
		while (element instanceof ArrayType a) {
			element = a.element();
		}
		List<Found> found = new ArrayList<>();
		collect(element, 0, f, found);
		Set<Overrider> classes = new LinkedHashSet<>();
		long step = layout.size(element).orElse(0L);
		for (long factor : Ints.terms(place.offset()).values()) {
			step = gcd(step, factor);
		}
		for (Found part : found) {
			long distance = Ints.constantPart(place.offset()) - part.start - part.by.part();
			if (step == 0 ? distance == 0 : Math.floorMod(distance, step) == 0) {
				classes.add(part.by);
			}
		}
		return List.copyOf(classes);
	}

	private static long gcd(long a, long b) {
		return b == 0 ? Math.abs(a) : gcd(b, a % b);
	}

	/** Adds the objects inside of one of some type, itself included. */
	private void collect(Type type, long start, VirtualFunction f, List<Found> found) {
		if (type instanceof ArrayType a) {
			long length = layout.size(type).orElse(0L);
			long size = layout.size(a.element()).orElse(0L);
			for (long at = 0; size > 0 && at < Math.max(size, length) && at < MOST_ELEMENTS * size; at += size) {
				collect(a.element(), start + at, f, found);
			}
		}
		if (type instanceof RecordType r) {
			f.overriders().stream().filter(o -> o.type().equals(r.name())).forEach(o -> found.add(new Found(o, start)));
			RecordDefinition definition = layout.records().get(r.name());
			for (Field field : definition == null ? List.<Field>of() : definition.fields()) {
				collect(field.type(), start + field.offset(), f, found);
			}
		}
	}
}
