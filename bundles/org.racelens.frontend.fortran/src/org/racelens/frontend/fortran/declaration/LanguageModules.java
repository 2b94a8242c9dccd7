package org.racelens.frontend.fortran.declaration;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.Entity.Procedure;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Type;
import org.racelens.model.source.SourceRange;

/**
 * Modules that compilers bring: constants and functions of OpenMP's and of the language's own. Fortran 2018 §16.10, §18.2; OpenMP 5.2 §18
 */
final class LanguageModules {
	private static final Set<String> SILENT = Set.of("ieee_arithmetic", "ieee_exceptions", "ieee_features", "omp_lib_kinds");
	private static final Map<String, Map<String, Long>> CONSTANTS = Map.of(
			"iso_fortran_env",
			Map.ofEntries(Map.entry("int8", 1L), Map.entry("int16", 2L), Map.entry("int32", 4L), Map.entry("int64", 8L),
					Map.entry("real32", 4L), Map.entry("real64", 8L), Map.entry("real128", 16L), Map.entry("input_unit", 5L),
					Map.entry("output_unit", 6L), Map.entry("error_unit", 0L), Map.entry("iostat_end", -1L), Map.entry("iostat_eor", -2L),
					Map.entry("logical32", 4L), Map.entry("character_kinds", 1L)),
			"iso_c_binding",
			Map.ofEntries(Map.entry("c_int", 4L), Map.entry("c_short", 2L), Map.entry("c_long", 8L), Map.entry("c_long_long", 8L),
					Map.entry("c_size_t", 8L), Map.entry("c_int8_t", 1L), Map.entry("c_int16_t", 2L), Map.entry("c_int32_t", 4L),
					Map.entry("c_int64_t", 8L), Map.entry("c_intptr_t", 8L), Map.entry("c_float", 4L), Map.entry("c_double", 8L),
					Map.entry("c_long_double", 16L), Map.entry("c_float_complex", 4L), Map.entry("c_double_complex", 8L),
					Map.entry("c_bool", 1L), Map.entry("c_char", 1L), Map.entry("c_signed_char", 1L), Map.entry("c_ptrdiff_t", 8L)),
			"omp_lib",
			Map.ofEntries(Map.entry("omp_lock_kind", 8L), Map.entry("omp_nest_lock_kind", 8L), Map.entry("omp_sched_kind", 4L),
					Map.entry("omp_integer_kind", 4L), Map.entry("omp_logical_kind", 4L), Map.entry("omp_proc_bind_kind", 4L),
					Map.entry("omp_depend_kind", 8L), Map.entry("omp_lock_hint_kind", 4L), Map.entry("omp_sync_hint_kind", 4L),
					Map.entry("omp_sched_static", 1L), Map.entry("omp_sched_dynamic", 2L), Map.entry("omp_sched_guided", 3L),
					Map.entry("omp_sched_auto", 4L), Map.entry("omp_proc_bind_false", 0L), Map.entry("omp_proc_bind_true", 1L),
					Map.entry("omp_proc_bind_master", 2L), Map.entry("omp_proc_bind_close", 3L), Map.entry("omp_proc_bind_spread", 4L),
					Map.entry("openmp_version", 202111L), Map.entry("omp_allocator_handle_kind", 8L),
					Map.entry("omp_sync_hint_none", 0L), Map.entry("omp_sync_hint_uncontended", 1L),
					Map.entry("omp_sync_hint_contended", 2L), Map.entry("omp_null_allocator", 0L),
					Map.entry("omp_default_mem_alloc", 1L), Map.entry("omp_large_cap_mem_alloc", 2L),
					Map.entry("omp_const_mem_alloc", 3L), Map.entry("omp_high_bw_mem_alloc", 4L),
					Map.entry("omp_low_lat_mem_alloc", 5L), Map.entry("omp_cgroup_mem_alloc", 6L),
					Map.entry("omp_pteam_mem_alloc", 7L), Map.entry("omp_thread_mem_alloc", 8L)));
	private static final List<String> NULLS = List.of("c_null_ptr", "c_null_funptr");
	private static final SourceRange NOWHERE = SourceRange.startOf("");
	private static final Set<String> LOGICAL = Set.of("omp_in_parallel", "omp_get_dynamic", "omp_get_nested", "omp_test_lock",
			"omp_get_cancellation", "omp_is_initial_device", "omp_in_final");
	private static final Set<String> REAL = Set.of("omp_get_wtime", "omp_get_wtick");
	private static final List<String> NUMBERS = List.of("omp_get_thread_num", "omp_get_num_threads", "omp_get_max_threads",
			"omp_get_num_procs", "omp_get_level", "omp_get_active_level", "omp_get_ancestor_thread_num", "omp_get_team_size",
			"omp_get_thread_limit", "omp_get_max_active_levels", "omp_get_num_teams", "omp_get_team_num", "omp_get_default_device",
			"omp_get_num_devices", "omp_get_max_task_priority", "omp_test_nest_lock", "omp_get_initial_device", "omp_get_proc_bind",
			"omp_get_supported_active_levels", "omp_get_device_num", "omp_get_num_places", "omp_get_place_num");

	private LanguageModules() {
	}

	/** What a module declares; empty where the language has none of the name. */
	static Optional<Map<String, Entity>> of(String name) {
		Map<String, Entity> entities = new LinkedHashMap<>();
		CONSTANTS.getOrDefault(name, Map.of()).forEach((constant, value) -> entities.put(constant,
				new Entity.Constant(Value.of(Terms.number(value, NOWHERE)), Optional.empty())));
		if (name.equals("iso_c_binding")) {
			Value none = Value.of(Terms.pointer(Terms.number(0, NOWHERE), Types.ADDRESS));
			NULLS.forEach(n -> entities.put(n, new Entity.Constant(none, Optional.empty())));
		}
		if (name.equals("omp_lib")) {
			NUMBERS.forEach(f -> entities.put(f, function(f, Types.INTEGER)));
			LOGICAL.forEach(f -> entities.put(f, function(f, Types.LOGICAL)));
			REAL.forEach(f -> entities.put(f, function(f, Types.DOUBLE)));
		}
		return entities.isEmpty() && !SILENT.contains(name) ? Optional.empty() : Optional.of(entities);
	}

	private static Entity function(String name, Type type) {
		return new Procedure(name, Procedure.Kind.EXTERNAL, Optional.of(type));
	}
}
