package org.racelens.frontend.cdt.size;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.cdt.core.dom.ast.ICompositeType;
import org.eclipse.cdt.internal.core.dom.parser.SizeofCalculator.SizeAndAlignment;

/**
 * What CDT is told of the sizes of classes while it evaluates arguments of templates, enumerators and lengths of arrays: its own leave
 * alignments, packing, bit-fields, virtual functions and empty bases out. As long as there are no layouts, while the text is parsed, they
 * are those of an earlier parse of the same text, or CDT's own; these are compared later.
 */
public final class ClassSizes {
	/** What is known of a class's layout; empty where the text does not tell. */
	public interface Layouts {
		/** The size and alignment of a class, in bytes. */
		Optional<SizeAndAlignment> of(ICompositeType type);
	}

	private final Map<ClassPlace, SizeAndAlignment> known;
	private final Map<ICompositeType, Optional<SizeAndAlignment>> told = new LinkedHashMap<>();
	private Optional<Layouts> layouts = Optional.empty();

	public ClassSizes() {
		this(Map.of());
	}

	private ClassSizes(Map<ClassPlace, SizeAndAlignment> known) {
		this.known = known;
	}

	/** The same knowledge for another parse. */
	public ClassSizes again() {
		return new ClassSizes(known);
	}

	/** The layouts are there from now on. */
	public void laidOut(Layouts found) {
		layouts = Optional.of(found);
	}

	/**
	 * The size that CDT is told; empty if it is not known.
	 *
	 * @param own what CDT finds by itself; null if it does not know
	 */
	Optional<SizeAndAlignment> of(ICompositeType type, Supplier<SizeAndAlignment> own) {
		if (layouts.isPresent()) {
			Optional<SizeAndAlignment> answer = layouts.get().of(type);
			if (answer.isEmpty()) {
				told.putIfAbsent(type, answer);
			}
			return answer;
		}
		Optional<SizeAndAlignment> guess = Optional.ofNullable(own.get());
		Optional<SizeAndAlignment> answer = ClassPlace.of(type).map(known::get).or(() -> guess);
		told.put(type, answer);
		return answer;
	}

	/** Whether CDT went on with a size that is not that of the layout, or with none. */
	public boolean isInDoubt() {
		return told.entrySet().stream().anyMatch(e -> {
			Optional<SizeAndAlignment> layout = layout(e.getKey());
			return layout.isEmpty() || !isSame(layout, e.getValue());
		});
	}

	/** What another parse should be told; empty if it would be the same. */
	public Optional<ClassSizes> corrected() {
		Map<ClassPlace, SizeAndAlignment> better = new LinkedHashMap<>(known);
		for (ICompositeType type : told.keySet()) {
			layout(type).ifPresent(l -> ClassPlace.of(type).ifPresent(place -> better.put(place, l)));
		}
		boolean wrong = told.entrySet().stream().anyMatch(e -> {
			Optional<SizeAndAlignment> layout = layout(e.getKey());
			return layout.isPresent() && !isSame(layout, e.getValue());
		});
		return wrong ? Optional.of(new ClassSizes(better)) : Optional.empty();
	}

	private Optional<SizeAndAlignment> layout(ICompositeType type) {
		return layouts.flatMap(l -> l.of(type));
	}

	private static boolean isSame(Optional<SizeAndAlignment> a, Optional<SizeAndAlignment> b) {
		return a.isPresent() == b.isPresent()
				&& (a.isEmpty() || a.get().size == b.get().size && a.get().alignment == b.get().alignment);
	}
}
