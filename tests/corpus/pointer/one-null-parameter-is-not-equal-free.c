// Claim: a pointer that is null is not equal to one that is not, whatever else is not known of the two. Source: C11 §6.5.9; semantics.md §6
struct node {
	struct node *left, *right;
};
int found;

void inputs(int *a, int *b) {
#pragma omp parallel //@ RACE_FREE
	if (!a && b && a == b)
		found++;
}

void members(struct node *n) {
#pragma omp parallel //@ RACE_FREE
	if (n->left && !n->right && n->left == n->right)
		found++;
}

void otherTypes(int *a, char *b) {
	if (a && !b) {
#pragma omp parallel //@ RACE_FREE
		if ((char *)a == b)
			found++;
	}
}
