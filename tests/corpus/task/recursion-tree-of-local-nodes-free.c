// Claim: each call walks on from a node that its caller has placed in an array of its own, and yields a number; no child is looked at but by its own task.
// Source: semantics.md §9. What a call reads of its pointer is one element, so that the caller may place the next child meanwhile.
typedef struct { int height, children, state[5]; } Node;
static void spawn(const int *from, int *to, int i) { for (int k = 0; k < 5; k++) to[k] = from[k] % 31 + i; }
static long search(int depth, Node *parent, int children) {
	Node n[children], *p;
	long size = 1, count[children];
	for (int i = 0; i < children; i++) {
		p = &n[i];
		p->height = parent->height + 1;
		spawn(parent->state, p->state, i);
		p->children = p->state[0] % 3;
#pragma omp task untied firstprivate(i, p) shared(count)
		count[i] = search(depth + 1, p, p->children);
	}
#pragma omp taskwait
	for (int i = 0; i < children; i++)
		size += count[i];
	return size;
}
int main(int argc, char **argv) {
	Node root = { 0, 3, { argc } };
	long size = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single nowait
#pragma omp task untied
	size = search(0, &root, root.children);
	return size == 0;
}
