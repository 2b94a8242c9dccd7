// Claim: each call walks on from a node that its caller has placed in an array of its own; all children have the same node.
// Source: semantics.md §3, §9. The caller places the next child while a child is looked at.
typedef struct { int height, children, state[5]; } Node;
static void spawn(const int *from, int *to, int i) { for (int k = 0; k < 5; k++) to[k] = from[k] % 31 + i; } //@ race(to) possible
static long search(int depth, Node *parent, int children) {
	Node n[children], *p;
	long size = 1, count[children];
	for (int i = 0; i < children; i++) {
		p = &n[0];
		p->height = parent->height + 1; //@ race(p) possible
		spawn(parent->state, p->state, i);
		p->children = p->state[0] % 3; //@ race(p) possible
#pragma omp task untied firstprivate(i, p) shared(count)
		count[i] = search(depth + 1, p, p->children); //@ race(p) possible
	}
#pragma omp taskwait
	for (int i = 0; i < children; i++)
		size += count[i];
	return size;
}
int main(int argc, char **argv) {
	Node root = { 0, 3, { argc } };
	long size = 0;
#pragma omp parallel //@ RACE
#pragma omp single nowait
#pragma omp task untied
	size = search(0, &root, root.children);
	return size < 0;
}
