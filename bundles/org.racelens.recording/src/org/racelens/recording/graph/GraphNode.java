package org.racelens.recording.graph;

/**
 * A node.
 *
 * @param parent the index of its parent, -1 for the root
 * @param value the paper's {@code st_val}
 * @param label what the node stands for, in the words of who built the graph
 * @param subject what of a run it stands for
 */
public record GraphNode(NodeKind kind, int parent, int value, String label, Subject subject) {
}
