#pragma once
#ifdef __cplusplus
extern "C" {
#endif
typedef enum omp_sched_t { omp_sched_static = 1, omp_sched_dynamic = 2, omp_sched_guided = 3, omp_sched_auto = 4, omp_sched_monotonic = 0x80000000 } omp_sched_t;
typedef enum omp_proc_bind_t { omp_proc_bind_false = 0, omp_proc_bind_true = 1, omp_proc_bind_primary = 2, omp_proc_bind_master = 2, omp_proc_bind_close = 3, omp_proc_bind_spread = 4 } omp_proc_bind_t;
typedef enum omp_sync_hint_t { omp_sync_hint_none = 0, omp_lock_hint_none = 0, omp_sync_hint_uncontended = 1, omp_lock_hint_uncontended = 1, omp_sync_hint_contended = 2, omp_lock_hint_contended = 2, omp_sync_hint_nonspeculative = 4, omp_lock_hint_nonspeculative = 4, omp_sync_hint_speculative = 8, omp_lock_hint_speculative = 8 } omp_sync_hint_t;
typedef omp_sync_hint_t omp_lock_hint_t;
typedef enum omp_pause_resource_t { omp_pause_soft = 1, omp_pause_hard = 2 } omp_pause_resource_t;
typedef enum omp_event_handle_t { __omp_event_handle_t_max__ = 0x7fffffff } omp_event_handle_t;
typedef unsigned long omp_allocator_handle_t;
typedef unsigned long omp_memspace_handle_t;
typedef struct omp_lock_t { int words[1]; } omp_lock_t;
typedef struct omp_nest_lock_t { long words[2]; } omp_nest_lock_t;
typedef struct { long words[2]; } omp_depend_t;
typedef void *omp_interop_t;
#define omp_interop_none ((omp_interop_t) 0)
typedef enum omp_interop_fr_t { omp_ifr_cuda = 1, omp_ifr_cuda_driver = 2, omp_ifr_opencl = 3, omp_ifr_sycl = 4, omp_ifr_hip = 5, omp_ifr_level_zero = 6, omp_ifr_hsa = 7, omp_ifr_last = 7 } omp_interop_fr_t;
typedef int omp_int_t;
typedef unsigned long omp_uintptr_t;
typedef enum omp_alloctrait_key_t { omp_atk_sync_hint = 1, omp_atk_alignment = 2, omp_atk_access = 3, omp_atk_pool_size = 4, omp_atk_fallback = 5, omp_atk_fb_data = 6, omp_atk_pinned = 7, omp_atk_partition = 8 } omp_alloctrait_key_t;
typedef enum omp_alloctrait_value_t { omp_atv_default = -1, omp_atv_false = 0, omp_atv_true = 1, omp_atv_contended = 3, omp_atv_uncontended = 4, omp_atv_serialized = 5, omp_atv_private = 6, omp_atv_all = 7, omp_atv_thread = 8, omp_atv_pteam = 9, omp_atv_cgroup = 10, omp_atv_default_mem_fb = 11, omp_atv_null_fb = 12, omp_atv_abort_fb = 13, omp_atv_allocator_fb = 14, omp_atv_environment = 15, omp_atv_nearest = 16, omp_atv_blocked = 17, omp_atv_interleaved = 18 } omp_alloctrait_value_t;
typedef struct omp_alloctrait_t { omp_alloctrait_key_t key; omp_uintptr_t value; } omp_alloctrait_t;
#define omp_default_mem_space 0
#define omp_large_cap_mem_space 1
#define omp_const_mem_space 2
#define omp_high_bw_mem_space 3
#define omp_low_lat_mem_space 4
#define omp_null_allocator 0
#define omp_default_mem_alloc 1
#define omp_large_cap_mem_alloc 2
#define omp_const_mem_alloc 3
#define omp_high_bw_mem_alloc 4
#define omp_low_lat_mem_alloc 5
#define omp_cgroup_mem_alloc 6
#define omp_pteam_mem_alloc 7
#define omp_thread_mem_alloc 8
void omp_set_num_threads(int);
int omp_get_num_threads(void);
int omp_get_max_threads(void);
int omp_get_thread_num(void);
int omp_get_num_procs(void);
int omp_in_parallel(void);
void omp_set_dynamic(int);
int omp_get_dynamic(void);
int omp_get_cancellation(void);
void omp_set_nested(int);
int omp_get_nested(void);
void omp_set_schedule(omp_sched_t, int);
void omp_get_schedule(omp_sched_t *, int *);
int omp_get_thread_limit(void);
int omp_get_supported_active_levels(void);
void omp_set_max_active_levels(int);
int omp_get_max_active_levels(void);
int omp_get_level(void);
int omp_get_ancestor_thread_num(int);
int omp_get_team_size(int);
int omp_get_active_level(void);
int omp_in_final(void);
int omp_in_explicit_task(void);
int omp_get_num_teams(void);
int omp_get_team_num(void);
int omp_get_max_teams(void);
void omp_set_num_teams(int);
int omp_get_teams_thread_limit(void);
void omp_set_teams_thread_limit(int);
omp_proc_bind_t omp_get_proc_bind(void);
int omp_get_num_places(void);
int omp_get_place_num(void);
int omp_get_num_devices(void);
int omp_get_device_num(void);
int omp_get_initial_device(void);
int omp_get_default_device(void);
void omp_set_default_device(int);
int omp_is_initial_device(void);
int omp_get_max_task_priority(void);
void omp_fulfill_event(omp_event_handle_t);
double omp_get_wtime(void);
double omp_get_wtick(void);
void omp_init_lock(omp_lock_t *);
void omp_init_lock_with_hint(omp_lock_t *, omp_sync_hint_t);
void omp_destroy_lock(omp_lock_t *);
void omp_set_lock(omp_lock_t *);
void omp_unset_lock(omp_lock_t *);
int omp_test_lock(omp_lock_t *);
void omp_init_nest_lock(omp_nest_lock_t *);
void omp_init_nest_lock_with_hint(omp_nest_lock_t *, omp_sync_hint_t);
void omp_destroy_nest_lock(omp_nest_lock_t *);
void omp_set_nest_lock(omp_nest_lock_t *);
void omp_unset_nest_lock(omp_nest_lock_t *);
int omp_test_nest_lock(omp_nest_lock_t *);
enum { omp_initial_device = -1, omp_invalid_device = -4 };
typedef enum omp_interop_property_t { omp_ipr_fr_id = -1, omp_ipr_fr_name = -2, omp_ipr_vendor = -3, omp_ipr_vendor_name = -4, omp_ipr_device_num = -5, omp_ipr_platform = -6, omp_ipr_device = -7, omp_ipr_device_context = -8, omp_ipr_targetsync = -9, omp_ipr_first = -9 } omp_interop_property_t;
typedef enum omp_interop_rc_t { omp_irc_no_value = 1, omp_irc_success = 0, omp_irc_empty = -1, omp_irc_out_of_range = -2, omp_irc_type_int = -3, omp_irc_type_ptr = -4, omp_irc_type_str = -5, omp_irc_other = -6 } omp_interop_rc_t;
typedef enum omp_control_tool_t { omp_control_tool_start = 1, omp_control_tool_pause = 2, omp_control_tool_flush = 3, omp_control_tool_end = 4 } omp_control_tool_t;
typedef enum omp_control_tool_result_t { omp_control_tool_notool = -2, omp_control_tool_nocallback = -1, omp_control_tool_success = 0, omp_control_tool_ignored = 1 } omp_control_tool_result_t;
int omp_get_num_interop_properties(const omp_interop_t);
long omp_get_interop_int(const omp_interop_t, omp_interop_property_t, int *);
void *omp_get_interop_ptr(const omp_interop_t, omp_interop_property_t, int *);
const char *omp_get_interop_str(const omp_interop_t, omp_interop_property_t, int *);
const char *omp_get_interop_name(const omp_interop_t, omp_interop_property_t);
const char *omp_get_interop_type_desc(const omp_interop_t, omp_interop_property_t);
const char *omp_get_interop_rc_desc(const omp_interop_t, omp_interop_rc_t);
int omp_control_tool(int, int, void *);
int omp_target_is_accessible(const void *, unsigned long, int);
void *omp_get_mapped_ptr(const void *, int);
int omp_target_memcpy_rect(void *, const void *, unsigned long, int, const unsigned long *, const unsigned long *, const unsigned long *, const unsigned long *, const unsigned long *, int, int);
int omp_target_memcpy_async(void *, const void *, unsigned long, unsigned long, unsigned long, int, int, int, omp_depend_t *);
int omp_target_memcpy_rect_async(void *, const void *, unsigned long, int, const unsigned long *, const unsigned long *, const unsigned long *, const unsigned long *, const unsigned long *, int, int, int, omp_depend_t *);
void *omp_target_alloc(unsigned long, int);
void omp_target_free(void *, int);
int omp_target_is_present(const void *, int);
int omp_target_memcpy(void *, const void *, unsigned long, unsigned long, unsigned long, int, int);
int omp_target_associate_ptr(const void *, const void *, unsigned long, unsigned long, int);
int omp_target_disassociate_ptr(const void *, int);
void *omp_alloc(unsigned long, omp_allocator_handle_t);
void *omp_calloc(unsigned long, unsigned long, omp_allocator_handle_t);
void *omp_realloc(void *, unsigned long, omp_allocator_handle_t, omp_allocator_handle_t);
void *omp_aligned_alloc(unsigned long, unsigned long, omp_allocator_handle_t);
void omp_free(void *, omp_allocator_handle_t);
void omp_set_default_allocator(omp_allocator_handle_t);
omp_allocator_handle_t omp_get_default_allocator(void);
int omp_pause_resource(omp_pause_resource_t, int);
int omp_pause_resource_all(omp_pause_resource_t);
void omp_display_env(int);
omp_allocator_handle_t omp_init_allocator(omp_memspace_handle_t, int, const omp_alloctrait_t *);
void omp_destroy_allocator(omp_allocator_handle_t);
void *omp_aligned_calloc(unsigned long, unsigned long, unsigned long, omp_allocator_handle_t);
void omp_set_affinity_format(const char *);
void omp_display_affinity(const char *);
unsigned long omp_get_affinity_format(char *, unsigned long);
unsigned long omp_capture_affinity(char *, unsigned long, const char *);
int omp_get_partition_num_places(void);
void omp_get_place_proc_ids(int, int *);
int omp_get_place_num_procs(int);
void omp_get_partition_place_nums(int *);
#ifdef __cplusplus
}
#endif
