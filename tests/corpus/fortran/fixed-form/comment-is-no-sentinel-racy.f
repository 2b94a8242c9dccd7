! Claim: a comment line that looks like a continued directive but has no sentinel adds no clause. Source: OpenMP 5.2 §3.1.1
      program star
      integer i
      real t, x(40)
      do i = 1, 40
        x(i) = i
      end do
!$omp parallel do !@ RACE
* omp& private(t)
      do i = 1, 40
        t = x(i) !@ race(t)
        x(i) = t*t !@ race(t)
      end do
!$omp end parallel do
      print *, x(40)
      end
