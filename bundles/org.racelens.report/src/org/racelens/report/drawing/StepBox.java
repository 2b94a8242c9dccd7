package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.racelens.race.graph.PhaseGraph;
import org.racelens.race.graph.PhaseNode;
import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Stroke;
import org.racelens.report.words.GraphWords;

/** A step of a graph: what it is, its code, its line, and the variables that race in it. */
record StepBox(PhaseGraph graph, PhaseNode node, List<String> racing, Pen pen) {
	private static final int MOST = 19;

	private String title() {
		return cut(GraphWords.title(graph, node), TextStyle.STRONG);
	}

	private String detail() {
		return cut(node.detail(), TextStyle.CODE);
	}

	private String line() {
		return GraphWords.lines(node);
	}

	private String races() {
		return cut(GraphWords.races(racing), TextStyle.SMALL);
	}

	/** As much of a text as fits. */
	private String cut(String text, TextStyle style) {
		int most = MOST * pen.em();
		if (pen.width(text, style) <= most) {
			return text;
		}
		int end = text.length();
		while (end > 1 && pen.width(text.substring(0, end).stripTrailing() + "\u2026", style) > most) {
			end = text.offsetByCodePoints(end, -1);
		}
		return text.substring(0, end).stripTrailing() + "\u2026";
	}

	Role role() {
		return switch (node.kind()) {
			case FORK, START, TEAMS, JOIN -> Role.LANE_TITLE;
			case BARRIER, IMPLIED_BARRIER -> Role.BARRIER;
			case CODE, DIRECTIVE, TARGET, TASKWAIT -> Role.STEP;
			case WORKSHARING_LOOP, DISTRIBUTE, TASKLOOP, SECTIONS, SECTION -> Role.SHARED_STEP;
			case SINGLE, MASKED, CRITICAL, TASK, TARGET_TASK -> Role.EXCLUSIVE_STEP;
			case LOOP, BRANCH -> Role.DECISION;
			case CALL, NESTED_REGION -> Role.CALL;
		};
	}

	boolean isBar() {
		return node.kind().isBarrier() || role() == Role.LANE_TITLE;
	}

	int width() {
		int head = pen.width(title(), TextStyle.STRONG) + pen.em() + pen.width(line(), TextStyle.SMALL);
		int body = node.detail().isEmpty() ? 0 : pen.width(detail(), TextStyle.CODE);
		int races = racing.isEmpty() ? 0 : pen.width(races(), TextStyle.SMALL) + pen.pad();
		return Math.max(Math.max(head, body), races) + 3 * pen.pad();
	}

	int height() {
		int detail = node.detail().isEmpty() ? 0 : pen.height(TextStyle.CODE) + pen.pad() / 2;
		int races = racing.isEmpty() ? 0 : pen.height(TextStyle.SMALL) + pen.pad();
		return pen.height(TextStyle.STRONG) + detail + races + (isBar() ? pen.pad() : 2 * pen.pad());
	}

	Part draw(Area area) {
		List<Shape> shapes = new ArrayList<>();
		boolean isRacing = !racing.isEmpty();
		shapes.add(new Box(area, isBar() ? 2 : pen.radius(), isRacing ? Stroke.THICK : Stroke.THIN, isRacing ? Role.RACE : role()));
		int inset = 3 * pen.pad() / 2;
		int y = area.y() + (isBar() ? pen.pad() / 2 : pen.pad());
		Role ink = isRacing ? Role.RACE : role();
		shapes.add(pen.at(area.x() + inset, y, title(), TextStyle.STRONG, ink));
		int down = (pen.height(TextStyle.STRONG) - pen.height(TextStyle.SMALL)) / 2;
		shapes.add(pen.endingAt(area.right() - inset, y + down, line(), TextStyle.SMALL, ink));
		y += pen.height(TextStyle.STRONG);
		if (!node.detail().isEmpty()) {
			shapes.add(pen.at(area.x() + inset, y + pen.pad() / 2, detail(), TextStyle.CODE, ink));
			y += pen.height(TextStyle.CODE) + pen.pad() / 2;
		}
		if (isRacing) {
			shapes.add(pen.at(area.x() + inset, y + pen.pad() / 2, races(), TextStyle.SMALL, Role.RACE));
		}
		return new Part(role(), description(), Optional.of(node.place()), shapes);
	}

	private String description() {
		List<String> words = new ArrayList<>(List.of(GraphWords.title(graph, node)));
		Optional.of(node.detail()).filter(d -> !d.isEmpty()).ifPresent(words::add);
		words.add(line());
		if (!racing.isEmpty()) {
			words.add(GraphWords.races(new TreeSet<>(racing).stream().toList()));
		}
		return String.join(", ", words);
	}
}
