! Claim: a name does not change what the loop means. Source: Fortran 2018 §11.1.7.2
! gfortran 12 does not have it.
program named
  implicit none
  integer :: i, j, a(20, 20)
  rows: do concurrent (i = 1:20) default(none) shared(a) local(j) !@ RACE_FREE
    columns: do j = 1, 20
      if (i == j) cycle rows
      a(i, j) = i + j
    end do columns
  end do rows
  print *, a(7, 7)
end program named
