// Claim: Twenty while loops with barriers in the innermost one keep the barriers of all threads together. Source: semantics.md §4; OpenMP 5.2 §15.3.1.
#include <omp.h>

int turns;

int main(void)
{
	static long seen[4];
#pragma omp parallel num_threads(4) //@ RACE_FREE
	{
		int t = omp_get_thread_num();
		int i0 = 0;
		while (i0++ < 1) {
		int i1 = 0;
		while (i1++ < 1) {
		int i2 = 0;
		while (i2++ < 1) {
		int i3 = 0;
		while (i3++ < 1) {
		int i4 = 0;
		while (i4++ < 1) {
		int i5 = 0;
		while (i5++ < 1) {
		int i6 = 0;
		while (i6++ < 1) {
		int i7 = 0;
		while (i7++ < 1) {
		int i8 = 0;
		while (i8++ < 1) {
		int i9 = 0;
		while (i9++ < 1) {
		int i10 = 0;
		while (i10++ < 1) {
		int i11 = 0;
		while (i11++ < 1) {
		int i12 = 0;
		while (i12++ < 1) {
		int i13 = 0;
		while (i13++ < 1) {
		int i14 = 0;
		while (i14++ < 1) {
		int i15 = 0;
		while (i15++ < 1) {
		int i16 = 0;
		while (i16++ < 1) {
		int i17 = 0;
		while (i17++ < 1) {
		int i18 = 0;
		while (i18++ < 1) {
		int i19 = 0;
		while (i19++ < 1) {
			if (t == 0)
				turns++;
#pragma omp barrier
			seen[t] += turns;
#pragma omp barrier
		}}}}}}}}}}}}}}}}}}}}
	}
	return 0;
}
