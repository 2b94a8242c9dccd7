/**
 * The brute-force judge of the analysis: tiny parallel regions, executed instance by instance.
 * <p>
 * What enters: a seed and a {@link org.racelens.analysis.tests.oracle.Dialect}, from which a
 * {@link org.racelens.analysis.tests.oracle.TinyProgram} is drawn. What leaves: the set of its races, decided by
 * {@link org.racelens.analysis.tests.oracle.Oracle} from the definition alone, and the same program as C text by
 * {@link org.racelens.analysis.tests.oracle.CPrinter}, and in Fortran by {@link org.racelens.analysis.tests.oracle.FortranPrinter}, for the
 * analysis under test.
 * <p>
 * One team's worksharing is judged pair by pair. Programs with tasks, order, nested teams or lanes are executed in every legal way by
 * {@link org.racelens.analysis.tests.oracle.EveryExecution}, and the order of each execution is drawn as a graph.
 * <p>
 * What needs memory is beyond these programs: structures, pointers, blocks, functions of two files and arguments that are not known.
 * {@link org.racelens.analysis.tests.oracle.memory} draws such programs as C text, and {@link org.racelens.analysis.tests.oracle.machine}
 * reads and executes it.
 * <p>
 * The invariant: nothing here uses a class of the product, except the binding of the comparing test; so a mistake of the analysis cannot be
 * shared by its judge.
 */
package org.racelens.analysis.tests.oracle;
