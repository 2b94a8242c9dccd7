package org.racelens.report.words;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import org.racelens.race.graph.PhaseEdge;
import org.racelens.race.graph.PhaseGraph;
import org.racelens.race.graph.PhaseNode;

/** The words on the steps and edges of phase graphs, the same in every drawing. */
public final class GraphWords {
	private static final ResourceBundle TEXTS = ResourceBundle.getBundle("org.racelens.report.drawing.graph");

	private GraphWords() {
	}

	/** What a step is: {@code for schedule(static)}, {@code barrier at the end of single}. */
	public static String title(PhaseGraph graph, PhaseNode node) {
		return switch (node.kind()) {
			case CODE -> switch (graph.executors(node)) {
				case TEAM -> of("team");
				case ONE_THREAD -> of("one");
				case ITERATIONS -> of("iterations");
				case TASKS -> of("tasks");
			};
			case IMPLIED_BARRIER -> of("impliedBarrier", node.code());
			case CALL -> of("call", node.code());
			case NESTED_REGION -> of("nested", node.code());
			case JOIN -> of("join");
			case FORK, START, TEAMS, DISTRIBUTE, WORKSHARING_LOOP, SECTIONS, SECTION, SINGLE, MASKED, CRITICAL, BARRIER, LOOP, BRANCH,
					DIRECTIVE, TASK, TASKLOOP, TARGET, TARGET_TASK, TASKWAIT ->
				node.code();
		};
	}

	/** {@code line 12}, {@code lines 12–15}. */
	public static String lines(PhaseNode node) {
		int first = node.place().line();
		int last = node.place().endLine();
		return first == last ? of("line", Integer.toString(first)) : of("lines", Integer.toString(first), Integer.toString(last));
	}

	/** What stands on the step, line by line, each at most so many characters long. */
	public static List<String> text(PhaseGraph graph, PhaseNode node, int longest) {
		List<String> lines = new ArrayList<>(List.of(cut(title(graph, node), longest)));
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
			case YES -> of("yes");
			case NO -> of("no");
			case CASE -> edge.label();
			case ITERATION -> of("iteration");
			case AGAIN -> of("again");
			case DONE -> of("done");
			case CHOSEN -> of("chosen");
			case OTHERS -> of("others");
			case TASK -> of("task");
			case JOINED -> of("joined");
			case DEPENDS -> of("depends");
		};
	}

	/** {@code race on a, b}. */
	public static String races(List<String> variables) {
		return of("races", String.join(", ", variables));
	}

	/** The whole drawing. */
	public static String picture(PhaseGraph graph) {
		String line = Integer.toString(graph.place().line());
		return graph.function().isEmpty() ? of("picture", graph.directive(), line)
				: of("pictureIn", graph.directive(), line, graph.function());
	}

	/** On a node of a recorded run that accesses nothing. */
	public static String noAccess() {
		return of("noAccess");
	}

	/** In the place of a graph that is not drawn. */
	public static String tooLarge() {
		return of("tooLarge");
	}

	/** Below a graph that is cut. */
	public static String omitted(int nodes) {
		return of("omitted", Integer.toString(nodes));
	}

	/** Below a graph in which not all links are drawn. */
	public static String omittedLinks(int links) {
		return links == 1 ? of("omittedLink") : of("omittedLinks", Integer.toString(links));
	}

	private static String of(String key, Object... arguments) {
		// numbers are handed over as strings: a line number has no thousands separator
		return new MessageFormat(TEXTS.getString(key), Locale.ROOT).format(arguments);
	}

	private static String cut(String text, int longest) {
		return text.length() <= longest ? text : text.substring(0, longest - 1).stripTrailing() + "\u2026";
	}
}
