/*
 * Calls of functions that are not instrumented. A module that is calls them by its table of slots: each slot is led to a stub that tells of the call,
 * once in a stretch of a task, and goes on to the function.
 */
#include "recorder.h"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <sys/mman.h>

#define CALL_LIMIT 4000
#define STUB_BYTES 16
#define PAGE_BYTES 4096
#define NAME_LIMIT 96

static struct {
	const char *name;
	uintptr_t target;
} calls[CALL_LIMIT];
static uint32_t call_count;

void rl_unseen_entry(void);
uintptr_t rl_unseen_call(uint32_t index, uintptr_t return_address);

/* A stub has pushed its number. All that may be an argument is as before when the function begins. */
__asm__(".text\n"
		".globl rl_unseen_entry\n"
		".hidden rl_unseen_entry\n"
		".type rl_unseen_entry, @function\n"
		"rl_unseen_entry:\n"
		"push %rax\npush %rdi\npush %rsi\npush %rdx\npush %rcx\npush %r8\npush %r9\npush %r10\n"
		"sub $128, %rsp\n"
		"movups %xmm0, (%rsp)\nmovups %xmm1, 16(%rsp)\nmovups %xmm2, 32(%rsp)\nmovups %xmm3, 48(%rsp)\n"
		"movups %xmm4, 64(%rsp)\nmovups %xmm5, 80(%rsp)\nmovups %xmm6, 96(%rsp)\nmovups %xmm7, 112(%rsp)\n"
		"mov 192(%rsp), %edi\n"
		"mov 200(%rsp), %rsi\n"
		"call rl_unseen_call\n"
		"mov %rax, %r11\n"
		"movups (%rsp), %xmm0\nmovups 16(%rsp), %xmm1\nmovups 32(%rsp), %xmm2\nmovups 48(%rsp), %xmm3\n"
		"movups 64(%rsp), %xmm4\nmovups 80(%rsp), %xmm5\nmovups 96(%rsp), %xmm6\nmovups 112(%rsp), %xmm7\n"
		"add $128, %rsp\n"
		"pop %r10\npop %r9\npop %r8\npop %rcx\npop %rdx\npop %rsi\npop %rdi\npop %rax\n"
		"add $8, %rsp\n"
		"jmp *%r11\n"
		".size rl_unseen_entry, . - rl_unseen_entry\n");

static bool was_told(struct rl_thread *thread, uint32_t index) {
	for (uint32_t i = 0; i < UNSEEN_LIMIT; i++) {
		if (thread->unseen[i] == index + 1) {
			return true;
		}
	}
	thread->unseen[thread->unseen_count++ % UNSEEN_LIMIT] = index + 1;
	return false;
}

static void tell(const char *name, uintptr_t code) {
	uint64_t numbers[2 + NAME_LIMIT] = {code};
	size_t length = 0;
	while (length < NAME_LIMIT && name[length]) {
		numbers[2 + length] = name[length] & 0x7f; /* as one byte */
		length++;
	}
	numbers[1] = length;
	struct rl_thread *thread = rl_event_begin();
	if (thread) {
		rl_event(thread, RECORD_UNOBSERVED, numbers, 2 + length);
		rl_event_end(thread);
	}
}

/* Only what regions call is told. */
uintptr_t rl_unseen_call(uint32_t index, uintptr_t return_address) {
	struct rl_thread *thread = rl_self;
	if (rl_is_recording() && thread && !thread->inside && thread->implicit_count > 0 && !was_told(thread, index)) {
		tell(calls[index].name, return_address - 1);
	}
	return calls[index].target;
}

/* What touches nothing of the program's, or only reads to print it. Names that end in * are beginnings. */
static const char *const harmless[] = {"__tsan_*", "pthread_*", "sem_*", "omp_*", "__kmpc_*", "GOMP_*", "__cxa_*", "_Unwind_*", "_Zn*", "_Zd*", "_ZGV*",
		"_ZSt*__throw_*", "_ZNSo*", "_ZNSaI*", "_ZNSt6thread*", "_ZNSt18condition_variable*", "_ZStls*", "_ZSt4endl*", "_ZSt16__ostream_insert*", "_ZSt9terminatev", "sched_*", "mtx_*", "cnd_*", "thrd_*",
		"__errno_location", "__ctype_*", "exit", "_exit", "_Exit", "quick_exit", "abort", "atexit", "__assert_fail", "__stack_chk_fail", "getenv",
		"mmap", "munmap", "clock", "usleep", "sleep", "getpid", "sysconf", "rand", "srand", "random", "srandom", "drand48", "srand48", "printf", "puts", "putchar",
		"fputs", "fputc", "putc", "fprintf", "vprintf", "vfprintf", "fflush", "fwrite", "perror", "__printf_chk", "__fprintf_chk", "setjmp", "_setjmp",
		"sigsetjmp", "__sigsetjmp", "longjmp", "siglongjmp", "fork", "vfork", "dlopen", "dlsym", "dlclose", "dlerror", "_gfortran_st_*",
		"_gfortran_transfer_*_write", "_gfortran_set_*", "_gfortran_runtime_*", "_gfortran_stop_*", "_gfortran_error_stop_*", "_gfortran_os_error*"};

/* Each * stands for any text. */
static bool fits(const char *pattern, const char *name) {
	for (; *pattern; pattern++, name++) {
		if (*pattern == '*') {
			do {
				if (fits(pattern + 1, name)) {
					return true;
				}
			} while (*name++);
			return false;
		}
		if (*pattern != *name) {
			return false;
		}
	}
	return !*name;
}

static bool is_harmless(const char *name, uintptr_t target) {
	for (size_t i = 0; i < sizeof harmless / sizeof *harmless; i++) {
		if (fits(harmless[i], name)) {
			return true;
		}
	}
	Dl_info info;
	const char *file = dladdr((void *)target, &info) && info.dli_fname ? info.dli_fname : "";
	return fits("*/libm.*", file) || fits("*/libm-*", file);
}

/* What is pushed is the number of the call; the area begins with the address of rl_unseen_entry. */
static void make_stub(uint8_t *area, uint8_t *stub, const char *name, uintptr_t target) {
	const uint8_t push_jump[] = {0x68, (uint8_t)call_count, (uint8_t)(call_count >> 8), 0, 0, 0xff, 0x25};
	int32_t distance = (int32_t)(area - (stub + sizeof push_jump + sizeof distance));
	rl_copy(stub, push_jump, sizeof push_jump);
	rl_copy(stub + sizeof push_jump, &distance, sizeof distance);
	calls[call_count].name = name;
	calls[call_count].target = target;
	call_count++;
}

struct tables {
	const ElfW(Rela) *slots;
	size_t count;
	const ElfW(Sym) *symbols;
	const char *names;
	bool is_read_only;
};

static struct tables tables_of(const ElfW(Dyn) *entry) {
	struct tables tables = {0};
	for (; entry->d_tag != DT_NULL; entry++) {
		switch (entry->d_tag) {
		case DT_JMPREL: tables.slots = (const void *)entry->d_un.d_ptr; break;
		case DT_PLTRELSZ: tables.count = entry->d_un.d_val / sizeof(ElfW(Rela)); break;
		case DT_SYMTAB: tables.symbols = (const void *)entry->d_un.d_ptr; break;
		case DT_STRTAB: tables.names = (const void *)entry->d_un.d_ptr; break;
		case DT_BIND_NOW: tables.is_read_only = true; break;
		case DT_FLAGS: tables.is_read_only |= (entry->d_un.d_val & DF_BIND_NOW) != 0; break;
		case DT_FLAGS_1: tables.is_read_only |= (entry->d_un.d_val & DF_1_NOW) != 0; break;
		default: break;
		}
	}
	return tables;
}

static void lead(uintptr_t *slot, uintptr_t stub, bool is_read_only) {
	uintptr_t page = (uintptr_t)slot & ~(uintptr_t)(PAGE_BYTES - 1);
	if (is_read_only && mprotect((void *)page, PAGE_BYTES, PROT_READ | PROT_WRITE) != 0) {
		return;
	}
	__atomic_store_n(slot, stub, __ATOMIC_RELEASE);
	if (is_read_only) {
		mprotect((void *)page, PAGE_BYTES, PROT_READ);
	}
}

static const char *name_of(const struct tables *tables, size_t slot) {
	return tables->names + tables->symbols[ELF64_R_SYM(tables->slots[slot].r_info)].st_name;
}

/* What a slot leads to, if it is a function whose calls are to be told. */
static uintptr_t unseen_target(const struct tables *tables, size_t slot) {
	if (ELF64_R_TYPE(tables->slots[slot].r_info) != R_X86_64_JUMP_SLOT) {
		return 0;
	}
	uintptr_t target = (uintptr_t)dlsym(RTLD_DEFAULT, name_of(tables, slot));
	bool is_unseen = target && !rl_is_instrumented(target) && !rl_is_openmp(target) && !is_harmless(name_of(tables, slot), target);
	return is_unseen ? target : 0;
}

/* The recorder calls by the slots of the program, too: they change when all stubs can be executed. */
static void lead_slots(uintptr_t bias, const struct tables *tables) {
	size_t bytes = ((tables->count + 1) * STUB_BYTES + PAGE_BYTES - 1) & ~(size_t)(PAGE_BYTES - 1);
	uint8_t *area = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (area == MAP_FAILED) {
		return;
	}
	*(uintptr_t *)(void *)area = (uintptr_t)rl_unseen_entry;
	for (size_t i = 0; i < tables->count && call_count < CALL_LIMIT; i++) {
		uintptr_t target = unseen_target(tables, i);
		if (target) {
			make_stub(area, area + (i + 1) * STUB_BYTES, name_of(tables, i), target);
		}
	}
	bool can_run = mprotect(area, bytes, PROT_READ | PROT_EXEC) == 0;
	for (size_t i = 0; can_run && i < tables->count; i++) {
		const uint8_t *stub = area + (i + 1) * STUB_BYTES;
		if (*stub) {
			lead((uintptr_t *)(bias + tables->slots[i].r_offset), (uintptr_t)stub, tables->is_read_only);
		}
	}
}

static int lead_module(struct dl_phdr_info *info, size_t bytes, void *code) {
	(void)bytes;
	bool is_it = false;
	const ElfW(Dyn) *dynamic = NULL;
	for (int i = 0; i < info->dlpi_phnum; i++) {
		const ElfW(Phdr) *header = &info->dlpi_phdr[i];
		uintptr_t low = info->dlpi_addr + header->p_vaddr;
		is_it |= header->p_type == PT_LOAD && *(uintptr_t *)code - low < header->p_memsz;
		if (header->p_type == PT_DYNAMIC) {
			dynamic = (const void *)low;
		}
	}
	if (is_it && dynamic) {
		struct tables tables = tables_of(dynamic);
		if (tables.slots && tables.symbols && tables.names) {
			lead_slots(info->dlpi_addr, &tables);
		}
	}
	return is_it;
}

/* The calls that the module with this address makes from now on. */
void rl_watch_calls(uintptr_t code) {
	static atomic_flag watching = ATOMIC_FLAG_INIT;
	if (atomic_flag_test_and_set(&watching)) {
		return;
	}
	dl_iterate_phdr(lead_module, &code);
	atomic_flag_clear(&watching);
}
