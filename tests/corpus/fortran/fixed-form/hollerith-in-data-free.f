! Claim: a text without quotes is a value of data. Source: Fortran 2018 §4.4.3; annex B.3.3
      program p
      integer i, s, v(100)
      data s /4habcd/
c$omp parallel do !@ RACE_FREE
      do i = 1, 100
        v(i) = i
      end do
      print *, v(1), s .ne. 0
      end
