! Claim: in fixed form a line with !$ in columns 1 and 2 is compiled with OpenMP. Source: OpenMP 5.2 §3.3
! Output: depends on the team size
      program cond
      integer i, n, k
      k = 0
      n = 1
c$    n = 2
!$omp parallel do shared(k) !@ RACE
      do 10 i = 1, n
        k = k + i !@ race(k)
   10 continue
      print *, k > 0
      end
