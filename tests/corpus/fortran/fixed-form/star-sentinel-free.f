! Claim: *$omp in column 1 is a sentinel, and a character in column 6 continues it. Source: OpenMP 5.2 §3.1.1
      program star
      integer i
      real t, x(40)
      do i = 1, 40
        x(i) = i
      end do
*$omp parallel do !@ RACE_FREE
*$omp& private(t)
      do i = 1, 40
        t = x(i)
        x(i) = t*t
      end do
*$omp end parallel do
      print *, x(40)
      end
