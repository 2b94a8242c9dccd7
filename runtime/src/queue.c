/*
 * Places the iterations of loops that are scheduled dynamically, one at a time: with RACELENS_PLACE=b the iteration k, from 0, is executed by the thread
 * whose number is bit b of k. Two iterations are on different threads for one b at least, so that no schedule hides what races between them. What is for
 * the other thread waits for it in a queue.
 */
#include "place.h"

#include <sched.h>
#include <sys/mman.h>

#define LOOPS 256
#define FIRST_ITEMS 512

/* Items that wait for a thread, the oldest first. */
struct queue {
	struct rl_item *items;
	size_t first, end, room;
};

/* A loop that a team executes. */
struct rl_loop {
	uint64_t region; /* 0 where the place is free */
	uint64_t ordinal;
	int64_t start, step; /* of the loop variable; 0 where only the order of what is handed out tells */
	uint64_t handed;
	unsigned beginning; /* threads that may be given an item which is in no queue yet */
	unsigned left;
	bool is_cancelled; /* then the place is kept until the region ends, in which no other loop is placed */
	struct queue queues[2];
};

static struct rl_loop loops[LOOPS];
static unsigned used_loops;
static atomic_flag busy = ATOMIC_FLAG_INIT;
static bool is_full; /* no loop gets a place any more that has none */

static void release(struct queue *queue) {
	if (queue->items) {
		munmap(queue->items, queue->room * sizeof *queue->items);
	}
}

static void forget(struct rl_loop *loop) {
	release(&loop->queues[0]);
	release(&loop->queues[1]);
	*loop = (struct rl_loop){0};
	used_loops--;
}

static void lock(void) {
	while (atomic_flag_test_and_set(&busy)) {
		sched_yield();
	}
}

static void unlock(void) {
	atomic_flag_clear(&busy);
}

void rl_forget_loops_of(uint64_t region) {
	lock();
	for (unsigned i = 0; used_loops > 0 && i < LOOPS; i++) {
		if (loops[i].region && loops[i].region == region) {
			forget(&loops[i]);
		}
	}
	unlock();
}

/* In a process that was forked no other thread is in a loop. */
void rl_forget_loops(void) {
	rl_clear(loops, sizeof loops);
	used_loops = 0;
	atomic_flag_clear(&busy);
}

/* The position in a loop whose items are placed. */
struct rl_position *rl_placed_loop(void) {
	return rl_is_placing() && rl_here()->is_inside && rl_here()->loop ? rl_here() : NULL;
}

/*
 * This thread cancels a loop. There is a barrier behind it, so that all threads know when they begin the next one. Items that wait for threads which do
 * not ask any more are not executed, as a cancelled loop may have it.
 */
void rl_cancel_loop(void) {
	struct rl_position *position = rl_placed_loop();
	if (position) {
		lock();
		position->loop->is_cancelled = true;
		unlock();
		position->is_inside = false;
	}
}

static struct rl_loop *find(uint64_t region, uint64_t ordinal) {
	struct rl_loop *free_place = NULL, *found = NULL;
	for (unsigned i = 0; i < LOOPS; i++) {
		if (loops[i].region == region && loops[i].is_cancelled) {
			return NULL;
		}
		if (loops[i].region == region && loops[i].ordinal == ordinal) {
			found = &loops[i];
		}
		if (!loops[i].region) {
			free_place = &loops[i];
		}
	}
	is_full |= !found && !free_place;
	if (found || is_full) {
		return found;
	}
	*free_place = (struct rl_loop){.region = region, .ordinal = ordinal};
	used_loops++;
	return free_place;
}

struct rl_position *rl_begin_loop(void) {
	struct rl_position *position = rl_here();
	position->ordinal++;
	position->constructs++;
	position->is_inside = true;
	position->is_exhausted = false;
	lock();
	position->loop = find(position->region, position->ordinal);
	if (position->loop) {
		position->loop->beginning++;
	}
	unlock();
	return position;
}

/* All that this thread was given so far is in a queue. */
void rl_begun_loop(struct rl_position *position) {
	if (position->loop) {
		lock();
		position->loop->beginning--;
		unlock();
	}
}

/* The last thread of the team leaves nothing behind. */
static void leave(struct rl_position *position) {
	struct rl_loop *loop = position->loop;
	position->is_inside = false;
	if (loop && ++loop->left == position->size && !loop->is_cancelled) {
		forget(loop);
	}
}

/* The thread that an item is for. The highest bit stands for whole loops, of which each thread has every other one. */
static unsigned target_of(struct rl_loop *loop, const struct rl_item *item) {
	if (rl_place_bit() == RL_MOST_BITS - 1) {
		return loop->ordinal & 1;
	}
	uint64_t k = loop->step ? (uint64_t)((item->low - loop->start) / loop->step) : loop->handed++;
	return k >> rl_place_bit() & 1;
}

static bool put(struct queue *queue, const struct rl_item *item) {
	if (queue->end == queue->room) {
		size_t room = queue->room ? 2 * queue->room : FIRST_ITEMS;
		struct rl_item *more = rl_map(room * sizeof *more);
		if (!more) {
			return false;
		}
		rl_copy(more, queue->items + queue->first, (queue->end - queue->first) * sizeof *more);
		release(queue);
		*queue = (struct queue){more, 0, queue->end - queue->first, room};
	}
	queue->items[queue->end++] = *item;
	return true;
}

/* An item for this thread, under the lock: what the runtime hands out for the other one waits for it. Without room it is taken here. */
static bool take(struct rl_position *position, rl_ask_function *ask, void *context, struct rl_item *item) {
	unsigned number = position->number;
	struct rl_loop *loop = position->loop;
	while (!(number < 2 && loop->queues[number].first < loop->queues[number].end)) {
		if (position->is_exhausted || !ask(context, item)) {
			position->is_exhausted = true;
			return false;
		}
		unsigned target = target_of(loop, item);
		if (target == number || !put(&loop->queues[target], item)) {
			return true;
		}
	}
	*item = loop->queues[number].items[loop->queues[number].first++];
	return true;
}

bool rl_next_item(struct rl_position *position, rl_ask_function *ask, void *context, struct rl_item *item) {
	lock();
	bool is_found = take(position, ask, context, item);
	while (!is_found && position->loop->beginning > 0) {
		unlock();
		sched_yield();
		lock();
		is_found = take(position, ask, context, item);
	}
	if (!is_found) {
		leave(position);
	}
	unlock();
	return is_found;
}

/* An item came with the beginning of the loop: it waits for its turn, unless there is no room for it. */
bool rl_brought_item(struct rl_position *position, const struct rl_item *item, int64_t start, int64_t step) {
	struct rl_loop *loop = position->loop;
	if (!loop) {
		return false;
	}
	lock();
	loop->start = start;
	loop->step = step;
	bool is_kept = put(&loop->queues[target_of(loop, item)], item);
	unlock();
	return is_kept;
}
