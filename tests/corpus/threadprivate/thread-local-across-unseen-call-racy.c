// Claim: unseen code runs in the same thread and may change the thread's copy of a variable that it can name.
// Source: OpenMP 5.2 §5.2; C17 §6.2.4p4; semantics.md §9
extern _Thread_local int own;
extern int copied;
#pragma omp threadprivate(copied)
int x, y;
void unseen(void);

void f(void)
{
	own = 4;
	unseen();
	int now = own;
#pragma omp parallel num_threads(2) //@ RACE
	if (now != 4)
		x++; //@ race(x) possible
}

void g(void)
{
	copied = 4;
	unseen();
#pragma omp parallel num_threads(2) copyin(copied) //@ RACE
	if (copied != 4)
		y++; //@ race(y) possible
}

void h(void)
{
	own = 4;
	int now = own;
	unseen();
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (now != 4)
		x++;
}
