package org.racelens.frontend.cdt.tests.pragma;

import java.util.Arrays;
import java.util.Optional;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.scan.DirectiveTable;

/** A correct spelling of every directive and of every clause. */
final class Samples {
	private Samples() {
	}

	/** The directive with as few arguments and clauses as it can have. */
	static String directive(DirectiveName name) {
		DirectiveTable.Row row = DirectiveTable.row(name);
		return withArgument(name) + row.atLeastOne().stream().findFirst().map(c -> " " + clause(name, c)).orElse("");
	}

	/** The directive with one clause, and without others that exclude it. */
	static String directive(DirectiveName name, ClauseName clause) {
		DirectiveTable.Row row = DirectiveTable.row(name);
		Optional<ClauseName> other = row.atLeastOne().contains(clause) ? Optional.empty() : row.atLeastOne().stream().findFirst();
		return withArgument(name) + other.map(c -> " " + clause(name, c)).orElse("") + " " + clause(name, clause);
	}

	/** A directive that allows a clause. */
	static DirectiveName allowing(ClauseName clause) {
		return Arrays.stream(DirectiveName.values()).filter(d -> DirectiveTable.row(d).clauses().contains(clause)).findFirst()
				.orElseThrow();
	}

	private static String withArgument(DirectiveName name) {
		if (DirectiveTable.row(name).presence() != DirectiveTable.Presence.REQUIRED) {
			return name.spelling();
		}
		return name.spelling() + switch (name) {
			case DECLARE_REDUCTION -> "(plus : int : omp_out += omp_in)";
			case DECLARE_MAPPER -> "(struct vector v)";
			case DECLARE_VARIANT -> "(f_gpu)";
			default -> "(x)";
		};
	}

	/** The clause as it may stand on the directive. */
	static String clause(DirectiveName directive, ClauseName clause) {
		String arguments = switch (clause) {
			case ABSENT, CONTAINS -> "(parallel, target data)";
			case ADJUST_ARGS -> "(need_device_ptr : p)";
			case AFFINITY -> "(iterator(i = 0 : n) : a[i])";
			case ALIGN, COLLAPSE, DEVICE, FILTER, GRAINSIZE, HINT, NUM_TASKS, NUM_THREADS, PRIORITY, SAFELEN, SIMDLEN, THREAD_LIMIT ->
				"(2)";
			case ALIGNED -> "(p : 16)";
			case ALLOCATE -> "(omp_high_bw_mem_alloc : x)";
			case ALLOCATOR -> "(omp_high_bw_mem_alloc)";
			case APPEND_ARGS -> "(interop(target), interop(targetsync))";
			case AT -> "(compilation)";
			case ATOMIC_DEFAULT_MEM_ORDER -> "(seq_cst)";
			case BIND -> "(teams)";
			case COMBINER -> "(omp_out += omp_in)";
			case DEFAULT ->
				directive == DirectiveName.METADIRECTIVE || directive == DirectiveName.BEGIN_METADIRECTIVE ? "(parallel)" : "(none)";
			case DEFAULTMAP -> "(tofrom : scalar)";
			case DEPEND -> directive == DirectiveName.ORDERED ? "(sink : i - 1)" : "(inout : x)";
			case DESTROY -> directive == DirectiveName.DEPOBJ ? "" : "(object)";
			case DETACH -> "(event)";
			case DEVICE_TYPE -> "(nohost)";
			case DIST_SCHEDULE -> "(static, 4)";
			case DOACROSS -> "(sink : i - 1, j)";
			case FAIL -> "(relaxed)";
			case FINAL, IF, HOLDS, NOCONTEXT, NOVARIANTS -> "(x > 0)";
			case FROM -> "(present : a[0 : n])";
			case IN_REDUCTION, REDUCTION, TASK_REDUCTION -> "(+ : x)";
			case INDIRECT -> "(1)";
			case INIT -> "(targetsync : object)";
			case INITIALIZER -> "(omp_priv = 0)";
			case LASTPRIVATE -> "(x)";
			case LINEAR -> "(x : 2)";
			case MAP -> "(tofrom : x)";
			case MATCH -> "(device = {kind(gpu)})";
			case MESSAGE -> "(\"stop, please\")";
			case NUM_TEAMS -> "(2 : 4)";
			case ORDER -> "(reproducible : concurrent)";
			case ORDERED -> "(1)";
			case OTHERWISE -> "(parallel for)";
			case PARTIAL -> "(4)";
			case PROC_BIND -> "(close)";
			case SCHEDULE -> "(static, 4)";
			case SEVERITY -> "(warning)";
			case SIZES -> "(8, 8)";
			case TO -> directive == DirectiveName.DECLARE_TARGET ? "(f)" : "(a[0 : n])";
			case UPDATE -> directive == DirectiveName.DEPOBJ ? "(inout)" : "";
			case USE -> "(object)";
			case USES_ALLOCATORS -> "(traits(t) : my_allocator)";
			case WHEN -> "(device = {arch(nvptx)} : target teams loop)";
			case PRIVATE, FIRSTPRIVATE, SHARED, COPYIN, COPYPRIVATE, NONTEMPORAL, UNIFORM, IS_DEVICE_PTR, HAS_DEVICE_ADDR, USE_DEVICE_PTR,
					USE_DEVICE_ADDR, ENTER, LINK, INCLUSIVE, EXCLUSIVE ->
				"(x, y)";
			case INBRANCH, NOTINBRANCH, UNTIED, MERGEABLE, NOWAIT, NOGROUP, READ, WRITE, CAPTURE, COMPARE, WEAK, SEQ_CST, ACQ_REL, ACQUIRE,
					RELEASE, RELAXED, THREADS, SIMD, PARALLEL, SECTIONS, FOR, TASKGROUP, REVERSE_OFFLOAD, UNIFIED_ADDRESS,
					UNIFIED_SHARED_MEMORY, DYNAMIC_ALLOCATORS, NO_OPENMP, NO_OPENMP_ROUTINES, NO_PARALLELISM, FULL ->
				"";
		};
		return clause.spelling() + arguments;
	}
}
