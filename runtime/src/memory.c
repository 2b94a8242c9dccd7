/* Memory and texts of the recorder's own, by nothing that the program or the recorder stands before. */
#include "recorder.h"

#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Zeros; pages count when they are used. Null where there is no room. */
void *rl_map(size_t bytes) {
	void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	return memory == MAP_FAILED ? NULL : memory;
}

void rl_copy(void *to, const void *from, size_t bytes) {
	for (size_t i = 0; i < bytes; i++) {
		((volatile char *)to)[i] = ((const char *)from)[i];
	}
}

void rl_clear(void *memory, size_t bytes) {
	for (size_t i = 0; i < bytes; i++) {
		((volatile char *)memory)[i] = 0;
	}
}

/* Appends to a text that ends by a zero within the limit; what does not fit is left out. */
size_t rl_append(char *text, size_t at, size_t limit, const char *more) {
	while (*more && at + 1 < limit) {
		text[at++] = *more++;
	}
	text[at] = 0;
	return at;
}

size_t rl_append_number(char *text, size_t at, size_t limit, uint64_t number, unsigned base) {
	char digits[24];
	size_t first = sizeof digits - 1;
	digits[first] = 0;
	do {
		digits[--first] = "0123456789abcdef"[number % base];
		number /= base;
	} while (number);
	return rl_append(text, at, limit, digits + first);
}

size_t rl_append_escaped(char *text, size_t at, size_t limit, const char *value) {
	for (; *value; value++) {
		unsigned char byte = (unsigned char)*value;
		char piece[4] = {(char)byte, 0, 0, 0};
		if (byte < ' ' || byte == '%' || byte == 0x7f) {
			piece[0] = '%';
			piece[1] = "0123456789ABCDEF"[byte >> 4];
			piece[2] = "0123456789ABCDEF"[byte & 15];
		}
		at = rl_append(text, at, limit, piece);
	}
	return at;
}

uint64_t rl_mix(uint64_t value) {
	value = (value ^ (value >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
	value = (value ^ (value >> 27)) * UINT64_C(0x94d049bb133111eb);
	return value ^ (value >> 31);
}
