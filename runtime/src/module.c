/* The modules of the process: where each is, for modules.txt, and which of them are instrumented. */
#include "recorder.h"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <string.h>

#define MODULE_LIMIT 1024
#define LINE_BYTES 8400

struct module {
	uintptr_t low, high;
	uint64_t name; /* a hash of it */
	bool is_instrumented;
	uint32_t log; /* number of the process in whose list it is */
};

static struct module modules[MODULE_LIMIT];
static _Atomic uint32_t module_count;
static unsigned long long loads_seen;
static struct module openmp;
static uint32_t log_number = 1;
static atomic_flag noting = ATOMIC_FLAG_INIT;

static bool is_in(const struct module *module, uintptr_t address) {
	return address - module->low < module->high - module->low;
}

static void find_range(const struct dl_phdr_info *info, struct module *module) {
	module->low = UINTPTR_MAX;
	module->high = 0;
	for (int i = 0; i < info->dlpi_phnum; i++) {
		const ElfW(Phdr) *header = &info->dlpi_phdr[i];
		if (header->p_type == PT_LOAD) {
			uintptr_t low = info->dlpi_addr + header->p_vaddr;
			module->low = low < module->low ? low : module->low;
			module->high = low + header->p_memsz > module->high ? low + header->p_memsz : module->high;
		}
	}
	module->name = 0;
	for (const char *c = info->dlpi_name; c && *c; c++) {
		module->name = rl_mix(module->name + (unsigned char)*c);
	}
}

/* The build id, as hexadecimal digits, or "-". */
static size_t append_build_id(const struct dl_phdr_info *info, char *line, size_t at, size_t limit) {
	for (int i = 0; i < info->dlpi_phnum; i++) {
		const ElfW(Phdr) *header = &info->dlpi_phdr[i];
		if (header->p_type != PT_NOTE) {
			continue;
		}
		const char *next = (const char *)(info->dlpi_addr + header->p_vaddr);
		const char *end = next + header->p_memsz;
		size_t align = header->p_align == 8 ? 8 : 4;
		while (next + sizeof(ElfW(Nhdr)) <= end) {
			const ElfW(Nhdr) *note = (const void *)next;
			const unsigned char *name = (const unsigned char *)(note + 1);
			const unsigned char *text = name + ((note->n_namesz + align - 1) & ~(align - 1));
			if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 && name[0] == 'G' && name[1] == 'N' && name[2] == 'U') {
				for (uint32_t k = 0; k < note->n_descsz; k++) {
					at = rl_append_number(line, at, limit, text[k] >> 4, 16);
					at = rl_append_number(line, at, limit, text[k] & 15, 16);
				}
				return at;
			}
			next = (const char *)text + ((note->n_descsz + align - 1) & ~(align - 1));
		}
	}
	return rl_append(line, at, limit, "-");
}

static void write_module(const struct dl_phdr_info *info, const struct module *module) {
	char line[LINE_BYTES];
	size_t at = rl_append_number(line, 0, sizeof line, module->low, 16);
	at = rl_append(line, at, sizeof line, " ");
	at = rl_append_number(line, at, sizeof line, module->high, 16);
	at = rl_append(line, at, sizeof line, " ");
	at = rl_append_number(line, at, sizeof line, info->dlpi_addr, 16);
	at = rl_append(line, at, sizeof line, " ");
	at = append_build_id(info, line, at, sizeof line);
	at = rl_append(line, at, sizeof line, " ");
	at = rl_append_escaped(line, at, sizeof line, info->dlpi_name && *info->dlpi_name ? info->dlpi_name : rl_program());
	at = rl_append(line, at, sizeof line, "\n");
	int error = rl_append_file("modules.txt", "", 0, line, at);
	if (error) {
		rl_stop(strerrorname_np(error));
	}
}

static int note(struct dl_phdr_info *info, size_t bytes, void *nothing) {
	(void)bytes;
	(void)nothing;
	loads_seen = info->dlpi_adds;
	struct module module = {0};
	find_range(info, &module);
	uint32_t count = atomic_load(&module_count);
	for (uint32_t i = 0; i < count; i++) {
		if (modules[i].low == module.low && modules[i].high == module.high && modules[i].name == module.name) {
			if (modules[i].log != log_number) {
				modules[i].log = log_number;
				write_module(info, &module);
			}
			return 0;
		}
	}
	if (module.high > module.low && count < MODULE_LIMIT) {
		module.log = log_number;
		modules[count] = module;
		write_module(info, &module);
		atomic_store(&module_count, count + 1);
	}
	return 0;
}

static int look(struct dl_phdr_info *info, size_t bytes, void *loads) {
	(void)bytes;
	*(unsigned long long *)loads = info->dlpi_adds;
	return 1;
}

/* Writes those that have not been seen. */
void rl_note_modules(void) {
	if (!rl_may_ask_loader() || !rl_folder() || !rl_is_this_process() || atomic_flag_test_and_set(&noting)) {
		return;
	}
	unsigned long long loads = 0;
	dl_iterate_phdr(look, &loads);
	if (loads != loads_seen) {
		dl_iterate_phdr(note, NULL);
	}
	atomic_flag_clear(&noting);
}

/* The module that has this address calls the recorder: its calls of functions such as memcpy are accesses of the program. Whether that is new. */
bool rl_note_instrumented(uintptr_t code) {
	for (uint32_t i = atomic_load(&module_count); i-- > 0;) {
		if (is_in(&modules[i], code)) {
			bool is_new = !modules[i].is_instrumented;
			modules[i].is_instrumented = true;
			return is_new;
		}
	}
	return false;
}

bool rl_is_instrumented(uintptr_t code) {
	uint32_t count = atomic_load_explicit(&module_count, memory_order_acquire);
	for (uint32_t i = 0; i < count; i++) {
		if (is_in(&modules[i], code)) {
			return modules[i].is_instrumented;
		}
	}
	return false;
}

static int find_openmp(struct dl_phdr_info *info, size_t bytes, void *code) {
	(void)bytes;
	struct module module = {0};
	find_range(info, &module);
	if (is_in(&module, *(uintptr_t *)code)) {
		openmp = module;
	}
	return 0;
}

/* Where the runtime of OpenMP is: its locks are not the program's. */
void rl_note_openmp(void) {
	uintptr_t code = (uintptr_t)dlsym(RTLD_DEFAULT, "__kmpc_fork_call");
	if (code) {
		dl_iterate_phdr(find_openmp, &code);
	}
}

bool rl_is_openmp(uintptr_t code) {
	return is_in(&openmp, code);
}

/* In a process that was forked: its own list is to be written. */
void rl_forget_modules(void) {
	atomic_flag_clear(&noting);
	loads_seen = 0;
	log_number++;
}
