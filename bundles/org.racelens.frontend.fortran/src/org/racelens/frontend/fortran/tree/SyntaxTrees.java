package org.racelens.frontend.fortran.tree;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.source.Node.Status;
import org.racelens.frontend.fortran.source.PreparedText;
import org.racelens.openmp.unit.FrontEndException;

/**
 * The syntax trees of texts. Program units and procedures that have been parsed are not parsed again as long as their text is the same: to
 * parse a text takes longer than to lower it. A text that cannot be parsed without faults is parsed as a whole, and not kept. Used by
 * several threads.
 */
public final class SyntaxTrees {
	/** of the memory that there is, for each character of the texts: some thirty are used */
	private static final int MEMORY = 400;
	private static final long FEWEST_CHARACTERS = 1_000_000;
	private static final long MOST_CHARACTERS = 16_000_000;

	/** by their texts, the one that was asked for last behind all others */
	private final LinkedHashMap<String, Shape> known = new LinkedHashMap<>(64, 0.75f, true);
	private final long most = Math.max(FEWEST_CHARACTERS, Math.min(MOST_CHARACTERS, Runtime.getRuntime().maxMemory() / MEMORY));
	private long characters;

	/**
	 * The tree of a whole text.
	 *
	 * @throws FrontEndException as {@link SyntaxTree#of} does
	 */
	public Node of(PreparedText text) throws FrontEndException {
		try {
			Optional<Node> joined = joined(text);
			return joined.isPresent() ? joined.get() : faulty(text);
		} catch (StackOverflowError e) {
			throw new FrontEndException("the code is nested too deeply to be read", e);
		}
	}

	private Optional<Node> joined(PreparedText text) throws FrontEndException {
		List<Node> children = new ArrayList<>();
		for (TextPart unit : TextPart.units(text.text())) {
			Optional<Shape> shape = known(unit.of(text.text()));
			if (shape.isEmpty()) {
				shape = keep(unit.of(text.text()), parsed(unit, text.text()));
			}
			if (shape.isEmpty()) {
				return Optional.empty();
			}
			shape.get().children().forEach(c -> children.add(c.in(text, unit.start())));
		}
		int start = children.isEmpty() ? 0 : children.get(0).start();
		return Optional.of(new Node(text, "translation_unit", "", Status.NAMED, start, text.text().length(), children));
	}

	/** The tree of a text with faults: units and procedures without any are parsed by themselves, if less is lost then. */
	private Node faulty(PreparedText text) throws FrontEndException {
		Shape whole = SpiltFaults.tree(text.text());
		if (!whole.isBroken()) {
			return whole.in(text, 0);
		}
		List<Shape> parts = new ArrayList<>();
		for (TextPart unit : TextPart.units(text.text())) {
			Optional<Shape> sound = known(unit.of(text.text()));
			Shape shape = sound.isPresent() ? sound.get() : faulty(unit, text.text());
			(shape.is("ERROR") ? List.of(shape) : shape.children()).forEach(c -> parts.add(c.moved(unit.start())));
		}
		Shape joined = whole.is("ERROR") ? new Shape("translation_unit", "", Status.NAMED, whole.start(), whole.end(), parts)
				: whole.with(parts);
		return (joined.lost() < whole.lost() ? joined : whole).withoutTaken().in(text, 0);
	}

	private Shape faulty(TextPart unit, String text) throws FrontEndException {
		Shape whole = SpiltFaults.tree(unit.of(text));
		Optional<Shape> outline = sound(SyntaxTree.shape(unit.outline(text)));
		if (outline.isEmpty() || unit.inner().isEmpty() || !whole.isBroken()) {
			return whole;
		}
		Map<Integer, Shape> procedures = new HashMap<>();
		for (TextPart part : unit.inner()) {
			Optional<Shape> sound = known(part.of(text));
			Shape shape = sound.isPresent() ? sound.get() : SpiltFaults.tree(part.of(text));
			if (shape.is("ERROR") || shape.children().size() != 1) {
				return whole;
			}
			Shape procedure = shape.children().get(0).moved(part.start() - unit.start());
			procedures.put(procedure.start(), procedure);
		}
		Shape joined = outline.get().replaced(procedures);
		return procedures.isEmpty() && joined.lost() < whole.lost() ? joined : whole;
	}

	/** Empty where it has faults, or does not consist of the procedures that words tell. */
	private Optional<Shape> parsed(TextPart unit, String text) throws FrontEndException {
		if (unit.inner().stream().anyMatch(p -> p.end() == unit.end())) {
			return sound(SyntaxTree.shape(unit.of(text)));
		}
		Map<Integer, Shape> procedures = new HashMap<>();
		for (TextPart part : unit.inner()) {
			Optional<Shape> shape = known(part.of(text));
			if (shape.isEmpty()) {
				shape = keep(part.of(text), procedure(part.of(text)));
			}
			if (shape.isEmpty()) {
				return Optional.empty();
			}
			Shape procedure = shape.get().children().get(0).moved(part.start() - unit.start());
			procedures.put(procedure.start(), procedure);
		}
		Optional<Shape> outline = sound(SyntaxTree.shape(unit.outline(text)));
		Optional<Shape> whole = outline.map(o -> o.replaced(procedures));
		return whole.filter(w -> procedures.isEmpty());
	}

	private static Optional<Shape> procedure(String text) throws FrontEndException {
		return sound(SyntaxTree.shape(text)).filter(s -> s.children().size() == 1);
	}

	private static Optional<Shape> sound(Shape shape) {
		return shape.isBroken() ? Optional.empty() : Optional.of(shape);
	}

	private synchronized Optional<Shape> known(String text) {
		return Optional.ofNullable(known.get(text));
	}

	private synchronized Optional<Shape> keep(String text, Optional<Shape> shape) {
		if (shape.isPresent() && known.put(text, shape.get()) == null) {
			characters += text.length();
			var oldest = known.keySet().iterator();
			while (characters > most) {
				characters -= oldest.next().length();
				oldest.remove();
			}
		}
		return shape;
	}
}
