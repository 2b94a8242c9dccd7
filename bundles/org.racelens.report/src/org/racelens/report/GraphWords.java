package org.racelens.report;

import java.util.ArrayList;
import java.util.List;
import org.racelens.analysis.graph.PhaseEdge;
import org.racelens.analysis.graph.PhaseNode;

/** The words on the steps and edges of phase graphs, the same in every drawing. */
public final class GraphWords {
	private GraphWords() {
	}

	/** What a step is: {@code for schedule(static)}, {@code barrier at the end of single}. */
	public static String title(PhaseNode node) {
		return switch (node.kind()) {
			case CODE -> "every thread";
			case IMPLIED_BARRIER -> "barrier at the end of " + node.code();
			case CALL -> "call of " + node.code();
			case NESTED_REGION -> "nested " + node.code();
			case JOIN -> "end of the region";
			case FORK, WORKSHARING_LOOP, SECTIONS, SECTION, SINGLE, MASKED, CRITICAL, BARRIER, LOOP, BRANCH, DIRECTIVE -> node.code();
		};
	}

	/** {@code line 12}, {@code lines 12-15}. */
	public static String lines(PhaseNode node) {
		int first = node.place().line();
		int last = node.place().endLine();
		return first == last ? "line " + first : "lines " + first + "\u2013" + last;
	}

	/** What stands on the step, line by line, each at most so many characters long. */
	public static List<String> text(PhaseNode node, int longest) {
		List<String> lines = new ArrayList<>(List.of(cut(title(node), longest)));
		if (!node.detail().isEmpty()) {
			lines.add(cut(node.detail(), longest));
		}
		lines.add(lines(node));
		return lines;
	}

	/** When a thread goes this way; empty where it always does. */
	public static String way(PhaseEdge edge) {
		return switch (edge.way()) {
			case NEXT -> "";
			case YES -> "yes";
			case NO -> "no";
			case CASE -> edge.label();
			case ITERATION -> "each iteration";
			case AGAIN -> "next iteration";
			case DONE -> "done";
			case CHOSEN -> "one thread";
			case OTHERS -> "the others";
		};
	}

	private static String cut(String text, int longest) {
		return text.length() <= longest ? text : text.substring(0, longest - 1).stripTrailing() + "\u2026";
	}
}
