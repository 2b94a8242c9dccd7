/* Prints a log as text, a record a line: dump FILE… Status 1 if its end is not whole, 2 if the log is not one. */
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "src/format.h"

struct input {
	const uint8_t *next, *end;
	uint64_t code, address;
	bool is_bad;
};

struct form {
	int kind;
	const char *name;
	const char *numbers; /* names of the numbers; those that begin with @ are hexadecimal */
};

static const struct form forms[] = {
	{RECORD_THREAD_BEGIN, "thread-begin", "stamp @low @high"},
	{RECORD_THREAD_END, "thread-end", "stamp"},
	{RECORD_START, "start", "stamp task @code"},
	{RECORD_STARTED, "started", "stamp task"},
	{RECORD_JOINED, "joined", "stamp task"},
	{RECORD_PARALLEL_BEGIN, "parallel-begin", "stamp region task requested @code"},
	{RECORD_LEAGUE_BEGIN, "league-begin", "stamp region task requested @code"},
	{RECORD_PARALLEL_END, "parallel-end", "stamp region task"},
	{RECORD_IMPLICIT_BEGIN, "implicit-begin", "stamp region task size number"},
	{RECORD_IMPLICIT_END, "implicit-end", "stamp region task"},
	{RECORD_INITIAL_BEGIN, "initial-begin", "stamp task"},
	{RECORD_TASK_CREATE, "task-create", "stamp parent task @flags @code"},
	{RECORD_TASK_SWITCH, "task-switch", "stamp left status entered"},
	{RECORD_SYNC_BEGIN, "sync-begin", "stamp kind region task"},
	{RECORD_SYNC_END, "sync-end", "stamp kind region task"},
	{RECORD_REDUCTION_BEGIN, "reduction-begin", "stamp kind region task"},
	{RECORD_REDUCTION_END, "reduction-end", "stamp kind region task"},
	{RECORD_ACQUIRED, "acquired", "stamp kind @identity"},
	{RECORD_RELEASED, "released", "stamp kind @identity"},
	{RECORD_ATOMIC, "atomic", "stamp operation order @address size"},
	{RECORD_WORK_BEGIN, "work-begin", "stamp kind region task count"},
	{RECORD_WORK_END, "work-end", "stamp kind region task count"},
	{RECORD_CHUNK, "chunk", "stamp iterations ~first ~step @code"},
	{RECORD_SHARE, "share", "stamp iterations ~first ~step ~distance parts @code"},
	{RECORD_ALLOCATED, "allocated", "stamp @address size kind"},
	{RECORD_FREED, "freed", "stamp @address"},
	{RECORD_THREAD_NUMBER, "thread-number", "stamp"},
	{RECORD_STACK, "stack", "number caller @code"},
};

static uint64_t number(struct input *in) {
	uint64_t value = 0;
	for (int shift = 0; shift < 70; shift += 7) {
		if (in->next == in->end) {
			break;
		}
		uint8_t byte = *in->next++;
		value |= (uint64_t)(byte & 0x7f) << (shift < 64 ? shift : 63);
		if (!(byte & 0x80)) {
			return value;
		}
	}
	in->is_bad = true;
	return 0;
}

static int64_t signed_number(struct input *in) {
	uint64_t value = number(in);
	return (int64_t)(value >> 1) ^ -(int64_t)(value & 1);
}

static void print_form(struct input *in, const struct form *form) {
	char names[100];
	snprintf(names, sizeof names, "%s", form->numbers);
	printf("%s", form->name);
	for (char *name = strtok(names, " "); name; name = strtok(NULL, " ")) {
		if (*name == '~') {
			printf(" %s=%" PRId64, name + 1, signed_number(in));
			continue;
		}
		bool is_hexadecimal = *name == '@';
		printf(is_hexadecimal ? " %s=%" PRIx64 : " %s=%" PRIu64, name + is_hexadecimal, number(in));
	}
	printf("\n");
}

static void print_dependences(struct input *in) {
	printf("dependences stamp=%" PRIu64, number(in));
	printf(" task=%" PRIu64, number(in));
	for (uint64_t count = number(in); count > 0 && !in->is_bad; count--) {
		uint64_t type = number(in);
		printf(" %" PRIu64 ":%" PRIx64, type, number(in));
	}
	printf("\n");
}

static void print_unobserved(struct input *in) {
	printf("unobserved stamp=%" PRIu64, number(in));
	printf(" code=%" PRIx64 " name=", number(in));
	for (uint64_t length = number(in); length > 0 && in->next < in->end; length--) {
		putchar(*in->next++);
	}
	printf("\n");
}

static void print_condition(struct input *in) {
	printf("condition stamp=%" PRIu64, number(in));
	printf(" number=%" PRIu64, number(in));
	printf(" state=%" PRIu64, number(in));
	for (uint64_t count = number(in); count > 0 && !in->is_bad; count--) {
		printf(" %" PRId64, (int64_t)number(in));
	}
	printf("\n");
}

static void print_accesses(struct input *in, int kind) {
	uint64_t flags = number(in);
	uint64_t size = number(in);
	in->code += (uint64_t)signed_number(in);
	uint64_t stack = number(in);
	in->address += (uint64_t)signed_number(in);
	printf("%s%s size=%" PRIu64 " code=%" PRIx64 " stack=%" PRIu64 " address=%" PRIx64, flags & ACCESS_ATOMIC ? "atomic-" : "",
			flags & ACCESS_WRITE ? "write" : "read", size, in->code, stack, in->address);
	if (kind == RECORD_SET) {
		printf(" elements=%" PRIx64, number(in));
	} else {
		printf(" stride=%" PRId64, signed_number(in));
		printf(" count=%" PRIu64, number(in));
	}
	if (kind == RECORD_ROWS) {
		printf(" distance=%" PRId64, signed_number(in));
		printf(" rows=%" PRIu64, number(in));
	}
	if (flags & ACCESS_STACK) {
		printf(" thread=%" PRIu64, number(in));
		printf(" frame=%" PRIu64, number(in));
	}
	printf("\n");
}

static void print_record(struct input *in) {
	int kind = *in->next++;
	if (kind == RECORD_DEPENDENCES) {
		print_dependences(in);
	} else if (kind == RECORD_UNOBSERVED) {
		print_unobserved(in);
	} else if (kind == RECORD_CONDITION) {
		print_condition(in);
	} else if (kind == RECORD_ACCESSES || kind == RECORD_SET || kind == RECORD_ROWS) {
		print_accesses(in, kind);
	} else {
		for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
			if (forms[i].kind == kind) {
				print_form(in, &forms[i]);
				return;
			}
		}
		printf("record of unknown kind %x\n", kind);
		in->is_bad = true;
	}
}

static uint32_t word(const uint8_t *bytes) {
	return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static int print_block(const uint8_t *bytes, uint32_t count) {
	struct input in = {bytes, bytes + count, 0, 0, false};
	while (in.next < in.end && !in.is_bad) {
		print_record(&in);
	}
	return in.is_bad ? 2 : 0;
}

static int print_log(FILE *file) {
	uint8_t header[LOG_HEADER_BYTES];
	if (fread(header, 1, sizeof header, file) != sizeof header) {
		return 1;
	}
	if (memcmp(header, LOG_MAGIC, 8) != 0 || word(header + 8) != LOG_FORMAT) {
		return 2;
	}
	for (;;) {
		uint8_t block[BLOCK_HEADER_BYTES];
		size_t got = fread(block, 1, sizeof block, file);
		if (got != sizeof block) {
			return got == 0 ? 0 : 1;
		}
		uint32_t stored = word(block + 4);
		if (word(block) != CODEC_PLAIN || stored != word(block + 8)) {
			return 2;
		}
		uint8_t *bytes = malloc(stored ? stored : 1);
		int status = !bytes ? 2 : fread(bytes, 1, stored, file) != stored ? 1 : print_block(bytes, stored);
		free(bytes);
		if (status) {
			return status;
		}
	}
}

int main(int count, char **names) {
	int worst = 0;
	for (int i = 1; i < count; i++) {
		FILE *file = fopen(names[i], "rb");
		int status = file ? print_log(file) : 2;
		if (file) {
			fclose(file);
		}
		if (status) {
			fprintf(stderr, "dump: %s: %s\n", names[i], status == 1 ? "its end is not whole" : "not a log of this format");
		}
		worst = status > worst ? status : worst;
	}
	return worst;
}
