/**
 * The Enhanced OpenMP Series-Parallel Graph of OMP-RACER (Yoga, Nagarakatte). The structure of a run enters; the graph, for drawings, and
 * the paper's own relation leave. Invariant: judgements of a run do not come from here. The paper's relation knows neither threads nor
 * locks; where a taskwait stands in a taskgroup and waits for tasks from before it, it takes what is ordered for parallel.
 */
package org.racelens.recording.graph;
